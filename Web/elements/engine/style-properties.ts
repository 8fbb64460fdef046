// The properties of the interactions' styles, as the engine describes them.
import { Export } from '../abi/exports.js';
import { presets, units } from '../abi/lists.js';
import * as StylePart from '../abi/style-part.js';
import type { StyleProperty } from '../style-property.js';
import { call, memoryText } from './engine-module.js';

/** The descriptions that have been read so far, by kind. */
const described: StyleProperty[][] = [];

/** The properties of a kind's style, in the engine's order. `ready` must be fulfilled. */
export function styleProperties(kind: number): readonly StyleProperty[] {
  const number = (index: number, part: number) => call(Export.styleNumber, kind, index, part);
  return (described[kind] ??= Array.from({ length: number(0, StylePart.count) }, (_, index) => {
    const text = (part: number) => memoryText(call(Export.styleName, kind, index, part));
    const name = text(StylePart.ownName);
    const owner = text(StylePart.ownerName);
    const unit = number(index, StylePart.unit);
    const maximum = number(index, StylePart.maximum);
    const choices = unit < 0 ? Array.from({ length: maximum + 1 }, (_, choice) => text(choice)) : undefined;
    const [modern, classic] = presets.map((_, preset) => {
      const value = call(Export.presetValue, kind, preset, index);
      return choices ? choices[value] : value;
    });
    return {
      name: owner ? `${owner}.${name}` : name, group: text(StylePart.groupName), unit: units[unit] ?? '',
      minimum: number(index, StylePart.minimum), maximum, choices, modern, classic,
    };
  }));
}
