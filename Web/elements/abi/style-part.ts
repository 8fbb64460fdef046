// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// What `styleNumber` and `styleName` tell of a style property.

// Parts of `styleNumber`; a negative unit says that the property is one of several choices, up to `maximum`.
export const count = 0;
export const unit = 1;
export const minimum = 2;
export const maximum = 3;

// Parts of `styleName`; from 0 on it gives the names of the choices.
export const ownName = -1;
export const ownerName = -2;
export const groupName = -3;
