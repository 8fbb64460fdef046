// Why a module of the engine does not come. It is a file of its own, because most pages never ask.
import { version } from './abi/version.js';
import { type FailedModule, hasBytes } from './engine/module-source.js';

/** Whether the page's policy forbids every module: then it forbids an empty one as well. */
function isForbidden(): boolean {
  try {
    new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
    return false;
  } catch {
    return true;
  }
}

/** What has failed, and what to look at. */
function reasonOf({ cause, source, response, exports, elements }: FailedModule): [what: unknown, advice: string] {
  if (!source) return [cause, 'This bundle has no `import.meta`: call setModuleSource(), or bundle with --format=esm.'];
  if (!response && !hasBytes(source)) {
    return [cause, 'There is no network, or the page\'s policy (connect-src) forbids the address.'];
  }
  if (response && !response.ok) return [response.status, 'Copy the module beside the script, or call setModuleSource().'];
  if (exports?.version) {
    const found = exports.version(-1);
    if (found !== version) {
      return [
        `its contract is ${found}, that of the script is ${version}`,
        'Module and script are of different releases; a cache may have kept one of them.'];
    }
    const missing = [...elements].find(([kind]) => !exports.version(kind));
    if (missing) return [`it has no <${missing[1]}>`, 'It is the module of another element.'];
  }
  if (isForbidden()) return [cause, 'The page\'s policy (script-src) has to allow \'wasm-unsafe-eval\'.'];
  if (exports || cause instanceof WebAssembly.LinkError) return [cause, 'This is no module of Supple.'];
  const type = response?.headers.get('content-type');
  return [cause, `This is no WebAssembly module, or a damaged one${type ? `. Its type is ${type}: is it a page?` : ''}`];
}

/** @internal An error that says which module fails, in what way, and what to look at. */
export function diagnose(failed: FailedModule): Error {
  const { source, response } = failed;
  const address = !source ? 'the module' : hasBytes(source) ? 'the bytes of setModuleSource()' : response?.url || source;
  const [what, advice] = reasonOf(failed);
  return new Error(`Supple: ${address}: ${what}. ${advice}`, { cause: what });
}
