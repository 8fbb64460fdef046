// Where a module of the engine comes from, and the likely reason when it does not come.

/** Where a module comes from: its address, or its bytes. */
export type ModuleSource = string | URL | BufferSource;

/** Whether a source is an address, from which the module has to be fetched. */
export const isAddress = (source: ModuleSource): source is string | URL =>
  typeof source === 'string' || source instanceof URL;

/** The address of a script's own module, for which the script has to know its own address. */
export function ownAddress(find: () => URL): URL {
  try {
    return find();
  } catch (error) {
    throw moduleError('the module', error, 'This bundle has no `import.meta`: call setModuleSource(), or bundle with --format=esm.');
  }
}

/** An error that says which module fails, in what way, and what to look at. */
export const moduleError = (source: ModuleSource, what: unknown, advice: string): Error =>
  new Error(`Supple: ${isAddress(source) ? source : 'the bytes of setModuleSource()'}: ${what}. ${advice}`, { cause: what });

/** Whether the page's policy forbids every module: then it forbids an empty one as well. */
function isForbidden(): boolean {
  try {
    new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
    return false;
  } catch {
    return true;
  }
}

async function fetchModule(source: string | URL): Promise<Response> {
  try {
    return await fetch(source);
  } catch (error) {
    throw moduleError(source, error, 'There is no network, or the page\'s policy (connect-src) forbids the address.');
  }
}

/** Loads and compiles a module: while it arrives, if the server gives it its type, which browsers ask for then. */
export async function compile(source: ModuleSource): Promise<WebAssembly.Module> {
  const response = isAddress(source) ? await fetchModule(source) : undefined;
  const { url, status, headers } = response ?? {};
  const address = url || source;
  if (response && !response.ok) {
    throw moduleError(address, `${status}`, 'Copy the module beside the script, or call setModuleSource().');
  }
  const type = headers?.get('content-type')?.trim().toLowerCase();
  try {
    return response && type === 'application/wasm'
      ? await WebAssembly.compileStreaming(response)
      : await WebAssembly.compile(await response?.arrayBuffer() ?? source as BufferSource);
  } catch (error) {
    throw moduleError(
      address, error,
      isForbidden() ? 'The page\'s policy (script-src) has to allow \'wasm-unsafe-eval\'.'
      : `This is no WebAssembly module, or a damaged one${response ? `. Its type is ${type}: is it a page?` : ''}`);
  }
}
