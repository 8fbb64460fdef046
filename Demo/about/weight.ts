/** Part of the Compression Standard; the compiler's library lacks it. */
declare const CompressionStream: new (format: 'gzip') => ReadableWritablePair<Uint8Array, Uint8Array>;

/** Bytes of the library after transfer compression; 0 if unknown. */
export interface Sizes {
  script: number;
  module: number;
  /** Whether they came compressed. */
  isZipped: boolean;
  /** Their addresses. */
  addresses: string[];
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
  const sizes: Sizes = { script: 0, module: 0, isZipped: false, addresses: [] };
  const observer = new PerformanceObserver((list) => {
    for (const entry of (list.getEntries() as PerformanceResourceTiming[])) {
      const name = new URL(entry.name).pathname;
      if (/\/supple\.(js|wasm)$/.test(name) && !sizes.addresses.includes(entry.name)) sizes.addresses.push(entry.name);
      if (name.endsWith('/supple.js')) sizes.script = entry.encodedBodySize;
      if (name.endsWith('/supple.wasm')) {
        sizes.module = entry.encodedBodySize;
        sizes.isZipped = entry.encodedBodySize < entry.decodedBodySize;
      }
    }
    onSizes(sizes);
    // Later loads are the page's own measurements.
    if (sizes.script > 0 && sizes.module > 0) observer.disconnect();
  });
  observer.observe({ type: 'resource', buffered: true });
}

/**
 * The zipped size of the library, in words; undefined if unknown. If the server sent the files as they are, the page zips them:
 * browsers differ by some kilobytes, so this size is rounded to ten.
 */
export async function zippedWeight({ script, module, isZipped, addresses }: Sizes): Promise<string | undefined> {
  if (!(script > 0 && module > 0)) return undefined;
  if (isZipped) return `${Math.round((script + module) / 1000)} KB zipped`;
  const total = await zipped(addresses).catch(() => undefined);
  return total === undefined ? kilobytes(script + module) : `${Math.round(total / 10_000) * 10} KB zipped`;
}

/** The bytes of loaded files after compression by gzip; they come from the browser's cache. */
async function zipped(addresses: readonly string[]): Promise<number> {
  const sizes = await Promise.all(addresses.map(async (address) => {
    const { body } = await fetch(address, { cache: 'force-cache' });
    if (!body) throw new Error(`${address} is empty`);
    return (await new Response(body.pipeThrough(new CompressionStream('gzip'))).arrayBuffer()).byteLength;
  }));
  return sizes.reduce((sum, size) => sum + size, 0);
}
