/** A property of an interaction's style. */
export interface StyleProperty {
  /** The name; `owner.part` for the part of a spring, of a colour or of a badge's style. */
  readonly name: string;
  /** The group of the property, for people. */
  readonly group: string;
  /** The unit: `pt`, `pt/s`, `pt/s²`, `s`, `1/s`, `rad`, `k` (a stiffness at mass 1), or empty for a plain number. */
  readonly unit: string;
  /** The smallest value. */
  readonly minimum: number;
  /** The largest value. */
  readonly maximum: number;
  /** The names of a property that is not a number. */
  readonly choices?: readonly string[];
  /** The value in the preset `modern`. */
  readonly modern: number | string;
  /** The value in the preset `classic`. */
  readonly classic: number | string;
}

/** The properties by kind, once they are loaded. */
let known: readonly (readonly StyleProperty[])[] = [];

/** The properties of a kind's style in the engine's order, if they are loaded. */
export const knownProperties = (kind: number): readonly StyleProperty[] | undefined => known[kind];

/** Loads the properties of a kind's style. */
export async function loadProperties(kind: number): Promise<readonly StyleProperty[]> {
  known = (await import('./supple-properties.js')).propertiesByKind;
  return known[kind];
}
