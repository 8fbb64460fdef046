// The import stands beside the file that it names, because bundles keep the written address.
export { styleProperties } from './supple-properties.js';
