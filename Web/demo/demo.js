import { moduleURL } from './supple.js';

const { instance } = await WebAssembly.instantiateStreaming(fetch(moduleURL));
instance.exports._initialize();
document.documentElement.dataset.version = String(instance.exports.version());
