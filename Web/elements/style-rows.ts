// The recorder's import is beside its file, because bundles keep the written address.
export { propertiesByKind } from './supple-properties.js';
