// The properties of the elements' styles: names, ranges, units and presets. It is a separate file, because most pages tune
// nothing.
import { allProperties } from './abi/all-properties.js';
import type { StyleProperty } from './style-property.js';

export type { StyleProperty } from './style-property.js';

/** The properties of the elements' styles, in the engine's order. */
export const styleProperties: Readonly<Record<string, readonly StyleProperty[]>> = Object.fromEntries(
  Object.entries(allProperties).map(([name, properties]) => [`supple-${name}`, properties]));

/** @internal The same properties, by the number of the interaction. */
export const propertiesByKind: readonly (readonly StyleProperty[])[] = Object.values(allProperties);
