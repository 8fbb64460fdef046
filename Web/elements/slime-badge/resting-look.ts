// The appearance of a badge at rest, before the engine is loaded or after it failed to load.
import * as Look from '../abi/badge-look.js';
import * as Label from '../abi/label.js';
import { presets } from '../abi/lists.js';
import { points } from '../drawing/layers.js';
import { written } from '../drawing/written.js';
import type { Words } from '../host/words.js';
import type { SuppleSlimeBadge } from '../slime-badge.js';
import { contentOf, isShown, shownCount } from './badge-content.js';

/** The look of a badge at rest. Lengths are CSS. */
export interface RestingLook {
  readonly width: string;
  readonly 'min-width': string;
  readonly height: string;
  /** The padding beside a text, on either side. */
  readonly padding: string;
  /** The text of the badge. */
  readonly words: string;
  /** The colour as 0xRRGGBBAA. */
  readonly fill: number;
  /** The width of the border, in points. */
  readonly borderWidth: number;
}

/** A point, enlarged with the page's text. */
const unit = 'max(1px,.0625rem)';

/** The look of an element's badge, with its later size in the engine; null without a badge. */
export function restingLook(element: SuppleSlimeBadge, words: Words): RestingLook | null {
  const content = contentOf(element);
  if (!isShown(content)) return null;
  const { tuning } = element;
  const preset = Math.max(0, presets.indexOf(element.preset));
  const number = (name: string, values: readonly number[]): number => Number(tuning[name] ?? values[preset]);
  // The page's own values are not enlarged.
  const length = (name: string, values: readonly number[]): string =>
    name in tuning ? points(Number(tuning[name])) : `${values[preset]}*${unit}`;
  const radius = length('badgeRadius', Look.badgeRadius);
  const character = length('characterWidth', Look.characterWidth);
  const height = `calc(2*${radius})`;
  let width = height;
  let padding = '0';
  let shownWords = '';
  if (content.kind === 'text') {
    shownWords = content.text;
    // The ruler in the pill has the width of the text.
    width = 'max-content';
    padding = `calc(${radius} - ${character}/2)`;
  } else if (content.count !== null) {
    const { number: shown, isExceeded } = shownCount(content.count, element.max ?? number('maximumCount', Look.maximumCount));
    shownWords = written({ label: isExceeded ? Label.moreThan : Label.count, text: shown }, words);
    const more = String(shown).length - 1 + Number(isExceeded);
    if (more) width = `calc(2*${radius} + ${more}*${character})`;
  }
  return {
    width, 'min-width': height, height, padding, words: shownWords,
    fill: ((number('fill.red', Look.red) * 256 + number('fill.green', Look.green)) * 256 + number('fill.blue', Look.blue)) * 256 + 255,
    borderWidth: number('borderWidth', Look.borderWidth),
  };
}
