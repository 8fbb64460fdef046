// A launcher: one head, whose conversation is the content of the element.
import * as HeadsProperty from '../abi/heads-property.js';
import { make } from '../drawing/make.js';
import type { SuppleChatHeads } from '../chat-heads.js';

/** The id of a launcher's head. */
const launcherId = 'launcher';

/** The part of a launcher beyond the edges of the element, in points: a gap. */
const edgeOverhang = -16;

/** The style of a launcher, which the page's tuning changes: it rests in a corner and cannot be dismissed. */
export const launcherStyle: Readonly<Record<number, number>> = {
  [HeadsProperty.edgeOverhang]: edgeOverhang, [HeadsProperty.startingHeight]: 1, [HeadsProperty.dropZones]: 1,
};

/** The same style by property names, for the look before the engine is loaded. */
export const launcherLook: Readonly<Record<string, number>> = { edgeOverhang, startingHeight: 1 };

/** The heads of launchers without a picture, with initials in its place. */
const placeholders = new WeakMap<SuppleChatHeads, HTMLElement>();

/** The element of a launcher's head, with its id and its name; null for heads that are not a launcher. */
export function launcherHead(element: SuppleChatHeads): HTMLElement | null {
  if (!element.launcher) return null;
  let head = [...element.children].find(({ slot }) => slot === 'head') as HTMLElement | undefined;
  if (!head) {
    head = placeholders.get(element) ?? make('div', { slot: 'head' });
    placeholders.set(element, head);
  }
  head.dataset.head ??= launcherId;
  const name = element.label ?? head.dataset.name ?? launcherId;
  if (head.dataset.name !== name) head.dataset.name = name;
  return head;
}
