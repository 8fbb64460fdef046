import { styleProperties } from '../style-properties.js';

/** The value of a property: a number, or the name of a choice. */
export type Value = number | string;

/** A property of a style, in the panel's form. */
export interface Property {
  name: string;
  /** The spring or colour of the property, if it is a part of one. */
  owner: string | null;
  title: string;
  unit: string;
  min: number;
  max: number;
  group: string;
  values: { modern: Value; classic: Value };
  choices: readonly string[];
}

/** Units that the panel omits as obvious, such as stiffness. */
const unspoken = new Set(['k']);

/** "dismissalRadius" to "Dismissal radius". */
export function words(name: string): string {
  const spaced = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[-_]/g, ' ').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** The title of a property; titles of a nested style name the style once. */
function titleOf(group: string, part: string | undefined, isPart: boolean): string {
  if (!part) return words(group);
  return words(isPart || part.startsWith(group) ? part : `${group}-${part}`);
}

/** The properties of an element's style, in the element's order. */
export function properties(tag: string): Property[] {
  const all = styleProperties[tag] ?? [];
  const names = new Set(all.map(({ name }) => name));
  return all.map((raw) => {
    const [group, part] = raw.name.split('.');
    const isPart = names.has(`${group}.stiffness`) || names.has(`${group}.red`);
    return {
      name: raw.name,
      owner: isPart ? group : null,
      title: titleOf(group, part, isPart),
      unit: unspoken.has(raw.unit) ? '' : raw.unit,
      min: raw.minimum,
      max: raw.maximum,
      group: raw.group,
      values: { modern: raw.modern, classic: raw.classic },
      choices: raw.choices ?? [],
    };
  });
}
