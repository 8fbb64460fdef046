// The error of a module that fails to load. The import is beside its file, because bundles keep the written address.
import { type FailedModule, hasBytes } from './engine/module-source.js';

/** An error that describes the failure, with the likely reason if the file of reasons loads. */
export async function diagnosisOf(failed: FailedModule): Promise<Error> {
  try {
    return (await import('./supple-diagnosis.js')).diagnose(failed);
  } catch {
    const { source, cause } = failed;
    return new Error(`Supple: ${source && !hasBytes(source) ? source : 'the module'}: ${cause}`, { cause });
  }
}
