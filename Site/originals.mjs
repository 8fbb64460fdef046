// The numbers of an original beside those of `.classic`, as a table.
import { readFileSync } from 'node:fs';

const contract = JSON.parse(readFileSync(new URL('../Schema/contract.json', import.meta.url), 'utf8'));
const units = { x: 'pt', y: 'pt', width: 'pt', scale: '' };
const quantities = { x: 'position', y: 'offset', width: 'width', scale: 'scale' };

/** A number with at most three decimals and a true minus sign. */
const number = (value) => String(Number(value.toFixed(3))).replace('-', '\u2212');

const signed = (value) => (Number(value.toFixed(3)) > 0 ? '+' : '') + number(value);

/** "brutella/chatheads, recorded" as the words of the last column. */
const how = (source) => source.slice(source.indexOf(', ') + 2).replace('constants of its code', 'code');

/** The rows of an interaction: quantity, original, classic, difference, and how the original's value was found. */
function rows({ scripts, motions, constants }, interaction) {
  const ofMotions = motions.filter(({ script }) => scripts[script].interaction === interaction).flatMap(
    ({ name, property, points, classic, source }) => points.map(([time, original], index) => ({
      quantity: `${name}: ${quantities[property]} after ${number(time)} s`, unit: units[property], original, classic: classic[index], how: how(source),
    })));
  const { style } = contract.interactions.find(({ name }) => name === interaction);
  const ofConstants = constants.filter((one) => one.interaction === interaction).map(({ name, property, original, source }) => {
    const { classic, unit } = style.find((one) => one.name === property && !one.owner);
    return { quantity: name, unit: unit === 'a factor' ? '' : unit, original, classic, how: how(source) };
  });
  return [...ofConstants, ...ofMotions];
}

/** The table in Markdown. */
export function originalsTable(originals, interaction) {
  const lines = rows(originals, interaction).map(({ quantity, unit, original, classic, how: found }) =>
    `| ${[quantity, ...[original, classic].map((value) => `${number(value)} ${unit}`.trim()), signed(classic - original), found].join(' | ')} |`);
  return ['| quantity | original | `.classic` | difference | how |', '|---|---|---|---|---|', ...lines, ''].join('\n');
}
