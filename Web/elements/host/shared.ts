// What all scripts of this library on a page have in common, whichever of its files the page loads: an element of one
// knows what an element of another is doing.

/** The value of a name, made by whichever script asks for it first. */
export function shared<Value extends object>(name: string, make: () => Value): Value {
  const values = globalThis as unknown as Record<symbol, Value | undefined>;
  return (values[Symbol.for(`supple ${name}`)] ??= make());
}
