// The import stands beside the file that it names, because bundles keep the address as it is written.
export { styleProperties } from './supple-properties.js';
