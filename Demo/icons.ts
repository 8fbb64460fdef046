import { type Attributes, drawing, element } from './dom.js';

/** Every icon on a grid of 24, drawn with one stroke; several paths are several subpaths. */
const paths = {
  compose:
    'M12 5H7.5A3.5 3.5 0 0 0 4 8.5v8A3.5 3.5 0 0 0 7.5 20h8a3.5 3.5 0 0 0 3.5-3.5V12' +
    'M9.5 14.5l.6-2.6L18.2 3.8a1.4 1.4 0 0 1 2 2l-8.1 8.1z',
  tune:
    'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z' +
    'M8 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  search: 'M11 4.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.8 15.8 20 20',
  close: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  down: 'M6 9.5l6 6 6-6',
  send: 'M12 19V5.5M6 11l6-6 6 6',
  copy:
    'M10.5 8.5h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2z' +
    'M15.5 8.5v-2a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h2',
  reset: 'M4.5 12a7.5 7.5 0 1 0 2.6-5.7M7 2.8v3.7h3.7',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevron: 'M9.5 6l6 6-6 6',
  heads: 'M14.5 5a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM7.2 6.8a6 6 0 0 0 1.3 11.2',
  slime:
    'M8 15.8C9.8 13.5 12 13.5 14 11.6M6.2 10.6c2.5.2 3.6-1.1 4.6-3.2' +
    'M15.5 4.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM6 14.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  mail: 'M6 5.5h12A2.5 2.5 0 0 1 20.5 8v8a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 16V8A2.5 2.5 0 0 1 6 5.5zM4.4 7.2l7.6 5.6 7.6-5.6',
  notch:
    'M3.5 4.5h3.2c1 0 1.3.7 1.3 1.5A2.5 2.5 0 0 0 10.5 8.5h3A2.5 2.5 0 0 0 16 6c0-.8.3-1.5 1.3-1.5h3.2' +
    'M12 12.5v7M8.8 16.5l3.2 3.2 3.2-3.2',
  shapeNotch:
    'M8.5 3.5h7A2.5 2.5 0 0 1 18 6v12a2.5 2.5 0 0 1-2.5 2.5h-7A2.5 2.5 0 0 1 6 18V6a2.5 2.5 0 0 1 2.5-2.5z' +
    'M9.8 3.7c0 1.4.4 2 1.4 2h1.6c1 0 1.4-.6 1.4-2',
  shapeIsland:
    'M8.5 3.5h7A2.5 2.5 0 0 1 18 6v12a2.5 2.5 0 0 1-2.5 2.5h-7A2.5 2.5 0 0 1 6 18V6a2.5 2.5 0 0 1 2.5-2.5z' +
    'M11 6.5h2',
  shapeHole:
    'M8.5 3.5h7A2.5 2.5 0 0 1 18 6v12a2.5 2.5 0 0 1-2.5 2.5h-7A2.5 2.5 0 0 1 6 18V6a2.5 2.5 0 0 1 2.5-2.5z' +
    'M12 6.2a.6.6 0 1 1 0 1.2.6.6 0 0 1 0-1.2z',
  shapeNone:
    'M8.5 3.5h7A2.5 2.5 0 0 1 18 6v12a2.5 2.5 0 0 1-2.5 2.5h-7A2.5 2.5 0 0 1 6 18V6a2.5 2.5 0 0 1 2.5-2.5z',
  shapeLandscape:
    'M3.5 8.5v7A2.5 2.5 0 0 0 6 18h12a2.5 2.5 0 0 0 2.5-2.5v-7A2.5 2.5 0 0 0 18 6H6a2.5 2.5 0 0 0-2.5 2.5z',
  shapeLow:
    'M3.5 10v4A2.5 2.5 0 0 0 6 16.5h12a2.5 2.5 0 0 0 2.5-2.5v-4A2.5 2.5 0 0 0 18 7.5H6A2.5 2.5 0 0 0 3.5 10z',
  record: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  stop: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM9.5 9.5h5v5h-5z',
  play: 'M8 5.5v13l10.5-6.5z',
  compare:
    'M6 4.5h3A1.5 1.5 0 0 1 10.5 6v12A1.5 1.5 0 0 1 9 19.5H6A1.5 1.5 0 0 1 4.5 18V6A1.5 1.5 0 0 1 6 4.5z' +
    'M15 4.5h3A1.5 1.5 0 0 1 19.5 6v12a1.5 1.5 0 0 1-1.5 1.5h-3a1.5 1.5 0 0 1-1.5-1.5V6A1.5 1.5 0 0 1 15 4.5z',
  download: 'M12 4.5v10.5M7.5 11l4.5 4.5L16.5 11M5 19.5h14',
};

/** The name of an icon. */
export type IconName = keyof typeof paths;

/** Icons that point along the line of writing, and turn with it. */
const directional = new Set(['chevron']);

/** An icon, hidden from assistive technology: its control has the name. */
export function icon(name: IconName): SVGElement {
  const kind = directional.has(name) ? 'icon directional' : 'icon';
  const path = drawing('path', { d: paths[name] });
  return drawing('svg', { class: kind, viewBox: '0 0 24 24', 'aria-hidden': 'true' }, path);
}

/** A button with an icon alone, and a name for assistive technology. */
export function iconButton(name: IconName, label: string, attributes: Attributes = {}): HTMLButtonElement {
  return element('button', { class: 'icon-button', type: 'button', 'aria-label': label, ...attributes }, icon(name));
}

/** Draws the icons of `data-icon` attributes in the page's own HTML. */
export function drawIcons(root: ParentNode): void {
  for (const holder of root.querySelectorAll('[data-icon]')) {
    const name = holder.getAttribute('data-icon');
    if (name && name in paths) holder.prepend(icon(name as IconName));
  }
}
