// What the elements' attributes are to a page: properties, and changes that are observed.
import { loadProperties } from '../style-property.js';

/** The attributes that all elements observe. */
const commonAttributes = ['preset', 'rate', 'reduced-motion'];

/** The attribute's name as a property has it. */
const propertyName = (attribute: string): string =>
  attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Gives a class properties that reflect attributes; a number is null where there is no attribute. */
export function reflect(type: { prototype: HTMLElement }, texts: string[], numbers: string[]): void {
  for (const name of [...texts, ...numbers]) {
    Object.defineProperty(type.prototype, propertyName(name), {
      get(this: HTMLElement) {
        const value = this.getAttribute(name);
        return value && numbers.includes(name) ? Number(value) : value;
      },
      set(this: HTMLElement, value: unknown) {
        if (value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, String(value));
      },
    });
  }
}

/**
 * Completes the class of an element: its reflected and observed attributes, and the properties of its style. `others` are
 * attributes that are observed, and whose properties the class has itself.
 */
export function complete(
  type: { prototype: HTMLElement }, kind: number, texts: string[], numbers: string[], others: string[] = [],
): void {
  reflect(type, texts, numbers);
  Object.defineProperties(type, {
    observedAttributes: { value: [...commonAttributes, ...texts, ...numbers, ...others] },
    properties: { get: () => loadProperties(kind) },
  });
}
