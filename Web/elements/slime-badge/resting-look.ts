// How a badge looks at rest, for the time before the engine is there and where it never comes.
import * as Preset from '../abi/badge-look.js';
import * as Label from '../abi/label.js';
import { presets } from '../abi/lists.js';
import { points } from '../drawing/layers.js';
import type { Words } from '../host/words.js';
import type { SuppleSlimeBadge } from '../slime-badge.js';
import { contentOf, isShown, shownCount } from './badge-content.js';

/** The look of a badge at rest. Lengths are CSS. */
export interface RestingLook {
  readonly width: string;
  readonly 'min-width': string;
  readonly height: string;
  /** What the badge has beside a text, on either side. */
  readonly padding: string;
  /** What the badge says. */
  readonly words: string;
  /** The colour as 0xRRGGBBAA. */
  readonly fill: number;
  /** The width of the border, in points. */
  readonly borderWidth: number;
}

/** A point, enlarged as the person has the page's text enlarged. */
const unit = 'max(1px,.0625rem)';

/** The look of an element's badge, which has the size that the engine will give it; null where there is no badge. */
export function restingLook(element: SuppleSlimeBadge, words: Words): RestingLook | null {
  const content = contentOf(element);
  if (!isShown(content)) return null;
  const { tuning } = element;
  const preset = Math.max(0, presets.indexOf(element.preset));
  const number = (name: 'borderWidth' | 'maximumCount'): number => Number(tuning[name] ?? Preset[name][preset]);
  // What the page tunes is not enlarged.
  const length = (name: 'badgeRadius' | 'characterWidth'): string =>
    name in tuning ? points(Number(tuning[name])) : `${Preset[name][preset]}*${unit}`;
  const height = `calc(2*${length('badgeRadius')})`;
  let width = height;
  let padding = '0';
  let written = '';
  if (content.kind === 'text') {
    written = content.text;
    // The ruler in the pill has the width of the text.
    width = 'max-content';
    padding = `calc(${length('badgeRadius')} - ${length('characterWidth')}/2)`;
  } else if (content.count !== null) {
    const { number: shown, isExceeded } = shownCount(content.count, element.max ?? number('maximumCount'));
    written = words.written({ label: isExceeded ? Label.moreThan : Label.count, text: shown });
    const more = String(shown).length - 1 + Number(isExceeded);
    if (more) width = `calc(2*${length('badgeRadius')} + ${more}*${length('characterWidth')})`;
  }
  return {
    width, 'min-width': height, height, padding, words: written, fill: fillOf(tuning, preset), borderWidth: number('borderWidth'),
  };
}

/** The fill of a preset, with the parts that a page tunes. */
function fillOf(tuning: Readonly<Record<string, number | string>>, preset: number): number {
  const part = (name: 'red' | 'green' | 'blue'): number => Number(tuning[`fill.${name}`] ?? Preset[name][preset]);
  return ((part('red') * 256 + part('green')) * 256 + part('blue')) * 256 + 255;
}
