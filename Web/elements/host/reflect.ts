// Attributes of the elements as reflected properties, and as observed attributes.
import { presets } from '../abi/lists.js';
import { loadProperties } from '../style-property.js';

/** The attributes that all elements observe. */
const commonAttributes = ['preset', 'rate', 'reduced-motion', 'tells'];

/** The property name of an attribute. */
const propertyName = (attribute: string): string =>
  attribute === 'for' ? 'htmlFor' : attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** The values of properties without an attribute; others are null. */
const initialValues: Readonly<Record<string, unknown>> = { preset: presets[0], rate: 1 };

/** Gives a class properties that reflect attributes: texts, numbers, and booleans, which are true if the attribute exists. */
export function reflect(type: { prototype: HTMLElement }, texts: string[], numbers: string[], flags: string[] = []): void {
  for (const name of [...texts, ...numbers, ...flags]) {
    const isFlag = flags.includes(name);
    Object.defineProperty(type.prototype, propertyName(name), {
      get(this: HTMLElement) {
        const value = this.getAttribute(name);
        if (isFlag) return value !== null;
        return value !== null && numbers.includes(name) ? Number(value) : value ?? initialValues[name] ?? null;
      },
      set(this: HTMLElement, value: unknown) {
        if (isFlag ? !value : value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, isFlag ? '' : String(value));
      },
    });
  }
}

/** Completes the class of an element: its reflected attributes, other observed attributes, and the properties of its style. */
export function complete(
  type: { prototype: HTMLElement }, kind: number, texts: string[], numbers: string[], flags: string[] = [],
  others: string[] = [],
): void {
  reflect(type, texts, numbers, flags);
  Object.defineProperties(type, {
    observedAttributes: { value: [...commonAttributes, ...texts, ...numbers, ...flags, ...others] },
    properties: { get: () => loadProperties(kind) },
  });
}
