import { styleProperties } from '../style-properties.js';

/** The value of a property: a number, or the name of a choice. */
export type Value = number | string;

/** A property of a style, as the panel shows it. */
export interface Property {
  name: string;
  /** The spring or colour that the property is a part of. */
  owner: string | null;
  title: string;
  unit: string;
  min: number;
  max: number;
  group: string;
  values: { modern: Value; classic: Value };
  choices: readonly string[];
}

/** Units that the panel leaves away, since their numbers are known without: a stiffness above all. */
const unspoken = new Set(['k']);

/** "dismissalRadius" to "Dismissal radius". */
export function words(name: string): string {
  const spaced = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[-_]/g, ' ').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** The properties of an element's style, in the order in which the element lists them. */
export function properties(tag: string): Property[] {
  return (styleProperties[tag] ?? []).map((raw) => {
    const dot = raw.name.indexOf('.');
    const owner = dot < 0 ? null : raw.name.slice(0, dot);
    return {
      name: raw.name,
      owner,
      title: words(owner === null ? raw.name : raw.name.slice(dot + 1)),
      unit: unspoken.has(raw.unit) ? '' : raw.unit,
      min: raw.minimum,
      max: raw.maximum,
      group: raw.group,
      values: { modern: raw.modern, classic: raw.classic },
      choices: raw.choices ?? [],
    };
  });
}
