// What is said of a module that does not come. The import stands beside the file that it names, because bundles keep the
// address as it is written.
import { type FailedModule, hasBytes } from './engine/module-source.js';

/** An error that says what has failed: with the likely reason, if the file that knows the reasons can be loaded. */
export async function diagnosisOf(failed: FailedModule): Promise<Error> {
  try {
    return (await import('./supple-diagnosis.js')).diagnose(failed);
  } catch {
    const { source, cause } = failed;
    return new Error(`Supple: ${source && !hasBytes(source) ? source : 'the module'}: ${cause}`, { cause });
  }
}
