import type { Place } from './cards.js';
import type { Messenger } from './messenger.js';
import type { Subject } from './subject.js';
import type { SuppleChatHeads } from './supple.js';

/** The distance of a hairline's end from its badge, from the screen's edge outside and inside, in the phone's points. */
const distances = { badge: 5, edge: 5, screen: 9 };

/** The targets of the cards on the page, on the side of the screen where lines of text end. */
export function places({ screen, bar, heads, messenger }: {
  screen: HTMLElement; bar: HTMLElement; heads: SuppleChatHeads; messenger: Messenger;
}): Record<Subject, Place> {
  const isMirrored = () => document.documentElement.dir === 'rtl';
  /** The side of a box where lines end, so many points inwards. */
  const end = (box: DOMRect, inwards = 0) => {
    const scale = screen.getBoundingClientRect().width / screen.offsetWidth || 1;
    return isMirrored() ? box.left + inwards * scale : box.right - inwards * scale;
  };
  const middle = (box: DOMRect) => (box.top + box.bottom) / 2;
  /** Whether a box in the list is visible below the bar. */
  const isInSight = (box: DOMRect) =>
    box.height > 0 && middle(box) > bar.getBoundingClientRect().bottom && middle(box) < screen.getBoundingClientRect().bottom;
  return {
    heads() {
      const { edge, y } = heads.state;
      if (y === null || heads.heads.length === 0 || edge === (isMirrored() ? 'right' : 'left')) return undefined;
      const box = screen.getBoundingClientRect();
      return { x: end(box, -distances.edge), y: box.top + (y * box.height) / screen.offsetHeight };
    },
    badge() {
      const box = messenger.firstUnread?.badge.getBoundingClientRect();
      return box && isInSight(box) ? { x: end(box, -distances.badge), y: middle(box) } : undefined;
    },
    // The start of the list, below the bar.
    notch: () => ({ x: end(screen.getBoundingClientRect(), distances.screen), y: bar.getBoundingClientRect().bottom + distances.screen }),
  };
}

/** The places where a finger holds each moving element: the first head, a badge, and the list. */
export function heldPlaces(heads: SuppleChatHeads, messenger: Messenger): Record<Subject, Place> {
  const middleOf = (found: Element | null | undefined): ReturnType<Place> => {
    const box = found?.getBoundingClientRect();
    return box && box.width > 0 ? { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 } : undefined;
  };
  const badge = () => messenger.firstUnread?.badge;
  return {
    heads: () => middleOf(heads.querySelector(`[slot="head"][data-head="${CSS.escape(heads.heads[0] ?? '')}"]`)),
    // A stretched badge is drawn apart from the resting badge.
    badge: () => middleOf(badge()?.shadowRoot?.querySelector('[part~="dragged"]')) ?? middleOf(badge()),
    notch: () => middleOf(messenger.thirdRow),
  };
}
