// Tables of the parts of an element and its style, from the manifest and the contract.
import { escape } from './layout.mjs';

const code = (text) => `<code>${escape(text)}</code>`;
/** The descriptions are Markdown with code alone. */
const prose = (text = '') => escape(text).replace(/`([^`]+)`/g, '<code>$1</code>');

function table(heading, id, columns, rows) {
  if (rows.length === 0) return '';
  return `<h2 id="${id}">${heading}</h2>
<div class="wide" tabindex="0" role="region" aria-label="${heading}"><table><thead><tr>${columns.map((column) => `<th scope="col">${column}</th>`).join('')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell === '' ? '–' : cell}</td>`).join('')}</tr>`).join('\n')}</tbody></table></div>`;
}

/** The tables of an element, from its manifest. */
export function elementTables({ attributes = [], members = [], events = [], slots = [], cssParts = [], cssProperties = [] }) {
  const signature = ({ name, parameters }) =>
    `${name}(${(parameters ?? []).map(({ name: parameter }) => parameter).join(', ')})`;
  const described = (list) => list.map(({ name, description }) => [code(name), prose(description)]);
  return [
    table('Attributes', 'attributes', ['attribute', 'type', 'meaning'],
      attributes.map(({ name, type, description }) => [code(name), type ? code(type.text) : '', prose(description)])),
    table('Properties', 'properties', ['property', 'type', 'meaning'],
      members.filter(({ kind }) => kind === 'field').map(({ name, type, description }) => [code(name), type ? code(type.text) : '', prose(description)])),
    table('Methods', 'methods', ['method', 'what it does'],
      members.filter(({ kind }) => kind === 'method').map((method) => [code(signature(method)), prose(method.description)])),
    table('Events', 'events', ['event', 'meaning'], described(events)),
    table('Slots', 'slots', ['slot', 'meaning'], slots.map(({ name, description }) => [name ? code(name) : 'the default one', prose(description)])),
    table('Parts', 'parts', ['part', 'meaning'], described(cssParts)),
    table('Custom properties', 'custom-properties', ['property', 'meaning'], described(cssProperties)),
  ].join('\n');
}

/** A value of a preset, without the digits that binary fractions add: 1274.4900000000002 is 1274.49. */
const shown = (value) => (typeof value === 'number' ? Number(value.toPrecision(12)) : value);

/** The unit of a property. A count has none, and the contract describes it by words that a noun would follow. */
const unitOf = ({ unit = '' }) => (unit === 'a number of' ? '' : unit);

/** The properties of a style with their ranges and both presets, from the contract. */
export function styleTable(style) {
  const name = ({ owner, name: own }) => (owner ? `${owner}.${own}` : own);
  return table('Style', 'style', ['property', 'from', 'to', 'modern', 'classic', 'unit'], style.map((property) => [
    code(name(property)), property.choices ? '' : property.minimum, property.choices ? property.choices.join(', ') : property.maximum,
    shown(property.modern), shown(property.classic), escape(unitOf(property)),
  ]));
}

/** The commands of scripts with their arguments. */
export function commandTable(commands) {
  return table('Commands in scripts', 'commands', ['command', 'arguments'],
    commands.filter(({ inScripts }) => inScripts).map(({ name, arguments: given }) =>
      [code(name), given.map(({ name: argument, description }) => `${code(argument)}, ${prose(description)}`).join('; ')]));
}
