// The import is beside its file, because bundles keep the written address.
export { styleProperties } from './supple-properties.js';
