/** Kilobytes of a thousand bytes, one digit. @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

/**
 * Shows what is measured: how the frames go, and what was loaded for them.
 *
 * @param {HTMLElement} root
 * @param {HTMLElement} state
 * @param {HTMLElement} loaded
 */
export function showReadings(root, state, loaded) {
  return {
    /** @param {{moving: boolean, framesPerSecond: number, script: number}} reading */
    frame({ moving, framesPerSecond, script }) {
      root.toggleAttribute('data-moving', moving);
      const cost = `${script.toFixed(1)} ms a frame`;
      state.textContent = moving ? `${Math.round(framesPerSecond)} fps, ${cost}` : 'At rest, 0 frames';
    },
    /** @param {{script: number, module: number}} sizes */
    bytes({ script, module }) {
      if (script > 0 && module > 0) loaded.textContent = `${kilobytes(script + module)} loaded`;
      loaded.title = `supple.wasm ${kilobytes(module)}, supple.js ${kilobytes(script)}`;
    },
  };
}
