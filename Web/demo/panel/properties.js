/**
 * A property of a style, as the panel shows it: a number, or one of several named ways.
 *
 * @typedef {number | string} Value
 * @typedef {{name: string, owner: string | null, title: string, unit: string, min: number, max: number,
 *   group: string, values: {modern: Value, classic: Value}, choices: string[]}} Property
 */

/** Units that the panel leaves away, since their numbers are known without: a stiffness above all. */
const unspoken = new Set(['k']);

/** "dismissalRadius" to "Dismissal radius". @param {string} name */
export function words(name) {
  const spaced = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[-_]/g, ' ').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/**
 * The properties of an element's style, in the order in which the element lists them.
 *
 * @param {string} tag
 * @returns {Property[]}
 */
export function properties(tag) {
  const type = /** @type {(CustomElementConstructor & {properties?: any[]}) | undefined} */ (customElements.get(tag));
  return (type?.properties ?? []).map((raw) => {
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
