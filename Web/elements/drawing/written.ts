// The text of a badge or a slot.
import * as Label from '../abi/label.js';
import type { Layer } from '../abi/layer.js';
import type { Texts } from '../host/texts.js';
import type { Words } from '../host/words.js';

/** Formats a layer's label: a count, an exceeded count, or one of the host's texts. */
export function written({ label, text }: Pick<Layer, 'label' | 'text'>, words: Words, texts?: Texts): string {
  if (label === Label.text) return texts?.get(text) ?? '';
  const count = words.number(text, 1);
  return label === Label.moreThan ? `${count}+` : label === Label.count && text > 0 ? count : '';
}
