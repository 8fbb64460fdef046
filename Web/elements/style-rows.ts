// The recorder's import stands beside the file that it names, because bundles keep the address as it is written.
export { propertiesByKind } from './supple-properties.js';
