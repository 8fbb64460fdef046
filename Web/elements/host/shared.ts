// The state shared by all scripts of this library on a page, so that elements of different scripts cooperate.
import { release } from '../release.js';

/**
 * The value of a name, made by the first script that reads it. Scripts of one release share it; with `every` as the
 * scope scripts of all releases do, so its shape must never change.
 */
export function shared<Value extends object>(name: string, make: () => Value, scope = release): Value {
  const values = globalThis as unknown as Record<symbol, Value | undefined>;
  return (values[Symbol.for(`supple ${scope} ${name}`)] ??= make());
}
