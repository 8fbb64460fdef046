/** Bytes of the library after transfer compression; 0 if unknown. */
export interface Sizes {
  script: number;
  module: number;
  /** Whether they came compressed. */
  isZipped: boolean;
}

/** Kilobytes of a thousand bytes, one digit. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

/**
 * The transferred bytes of the library, measured by the browser.
 *
 * @param onSizes called whenever one of the files has arrived
 */
export function measureBytes(onSizes: (sizes: Sizes) => void): void {
  const sizes = { script: 0, module: 0, isZipped: false };
  const observer = new PerformanceObserver((list) => {
    for (const entry of (list.getEntries() as PerformanceResourceTiming[])) {
      const name = new URL(entry.name).pathname;
      if (name.endsWith('/supple.js')) sizes.script = entry.encodedBodySize;
      if (name.endsWith('/supple.wasm')) {
        sizes.module = entry.encodedBodySize;
        sizes.isZipped = entry.encodedBodySize < entry.decodedBodySize;
      }
    }
    onSizes(sizes);
  });
  observer.observe({ type: 'resource', buffered: true });
}

/** Writes the size of the library in a sentence made by `words`; empty if unknown. */
export function sayWeight(place: HTMLElement, { script, module, isZipped }: Sizes, words: (weight: string) => string): void {
  place.textContent = script > 0 && module > 0 ? words(`${kilobytes(script + module)}${isZipped ? ' zipped' : ''}`) : '';
}
