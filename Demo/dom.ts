/** A listener; its attribute names the kind of its event. */
type Listener = (event: never) => void;

/** Attributes of an element, and listeners by the names of their events after `on`. */
export type Attributes = Record<string, string | number | boolean | null | undefined | Listener>;

/**
 * Makes an element. Text stays text: children are nodes or strings, never markup.
 *
 * @param attributes A boolean is present or absent, null and undefined are left out.
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag, attributes: Attributes = {}, ...children: (Node | string | null | undefined)[]
): HTMLElementTagNameMap[Tag] {
  const made: HTMLElement & HTMLElementTagNameMap[Tag] = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === 'function') made.addEventListener(name.slice(2), value as EventListener);
    else made.setAttribute(name, value === true ? '' : String(value));
  }
  for (const child of children) if (child !== null && child !== undefined) made.append(child);
  return made;
}

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Makes an SVG element. */
export function drawing<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag, attributes: Record<string, string | number> = {}, ...children: (Node | string)[]
): SVGElementTagNameMap[Tag] {
  const made = document.createElementNS(svgNamespace, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...children);
  return made;
}

/** Whether a key belongs to an input method. Safari ends a composition before the key that ended it, whose code is then 229. */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
