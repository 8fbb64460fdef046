// What all scripts of this library on a page have in common, whichever of its files the page loads: an element of one
// knows what an element of another is doing.
import { release } from '../release.js';

/**
 * The value of a name, made by whichever script asks for it first. Scripts of one release share it; with `every` as the
 * scope scripts of all releases do, so its shape must never change.
 */
export function shared<Value extends object>(name: string, make: () => Value, scope = release): Value {
  const values = globalThis as unknown as Record<symbol, Value | undefined>;
  return (values[Symbol.for(`supple ${scope} ${name}`)] ??= make());
}
