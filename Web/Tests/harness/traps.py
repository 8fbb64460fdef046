"""Traps in the engine's module, caused by WebAssembly's `unreachable`."""

# Calls of an export named in `trap` run into an `unreachable`, and the instance is never used again; `instances`
# counts them. `trapOnce` traps the next call of an export.
TRAP = """
(() => {
  const { Instance, Module } = WebAssembly;
  const unreachable = new Module(new Uint8Array([
    0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10, 5, 1, 3, 0, 0, 11]));
  window.trap = () => false;
  window.trapOnce = (wanted) => {
    trap = (name) => {
      if (name !== wanted) return false;
      trap = () => false;
      return true;
    };
  };
  window.instances = 0;
  WebAssembly.Instance = class {
    constructor(module) {
      const { exports } = new Instance(module);
      let lost = false;
      window.instances += 1;
      this.exports = new Proxy({}, {
        get: (_, name) => name === 'memory' ? exports.memory : (...args) => {
          if (lost) throw new Error('a lost instance was used');
          const result = exports[name](...args);
          if (trap(name, args, result)) {
            lost = true;
            new Instance(unreachable).exports.f();
          }
          return result;
        },
      });
    }
  };
})();
"""
