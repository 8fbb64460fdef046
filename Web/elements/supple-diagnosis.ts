// The reasons why a module fails to load. It is a separate file, because most pages never need it.
import { version } from './abi/version.js';
import { type FailedModule, hasBytes } from './engine/module-source.js';

/** Whether the page's policy forbids every module, tested by an empty one. */
function isForbidden(): boolean {
  try {
    new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
    return false;
  } catch {
    return true;
  }
}

/** A description of the failure and of its likely cause. */
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

/** @internal An error with the module, its failure and the likely cause. */
export function diagnose(failed: FailedModule): Error {
  const { source, response } = failed;
  const address = !source ? 'the module' : hasBytes(source) ? 'the bytes of setModuleSource()' : response?.url || source;
  const [what, advice] = reasonOf(failed);
  return new Error(`Supple: ${address}: ${what}. ${advice}`, { cause: what });
}
