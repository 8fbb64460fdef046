import { type Sizes, kilobytes } from '../about/weight.js';

/**
 * Shows measurements: frames, and the size of the library. Before the first input, frames measure the loading of the page
 * more than its motion.
 */
export function showReadings(root: HTMLElement, state: HTMLElement, loaded: HTMLElement) {
  let isTouched = false;
  for (const name of ['pointerdown', 'keydown', 'wheel']) {
    addEventListener(name, () => (isTouched = true), { once: true, capture: true, passive: true });
  }
  return {
    frame({ moving, framesPerSecond, script }: { moving: boolean; framesPerSecond: number; script: number }) {
      if (moving && !isTouched) return;
      root.toggleAttribute('data-moving', moving);
      const cost = `${script.toFixed(1)} ms a frame`;
      state.textContent = moving ? `${Math.round(framesPerSecond)} fps, ${cost}` : 'At rest, 0 frames';
    },
    /** The size in the words of the page's hero, and the loaded files. */
    bytes({ script, module }: Sizes, weight: string) {
      loaded.textContent = weight;
      loaded.title = `supple.wasm ${kilobytes(module)}, supple.js ${kilobytes(script)}`;
    },
  };
}
