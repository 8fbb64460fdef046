import { avatar } from './avatars.js';
import { element } from './dom.js';
import { icon, iconButton } from './icons.js';
import { copyButton } from './panel/code-line.js';
import type { Styling } from './panel/styling.js';
import { Payments } from './payments.js';
import type { Subject } from './subject.js';
import type { SuppleChatHeads, SuppleFlippingNotch, SuppleSlimeBadge } from './supple.js';

/** An interaction, and its element, which has a hint. */
type Alone = [HTMLElement, SuppleChatHeads | SuppleFlippingNotch | SuppleSlimeBadge];

/** The people behind the heads, front to back, with their messages. */
const heads = [
  { id: 'anna', name: 'Anna Berg', tone: 0, unread: 2, said: ['The market has peonies today.', 'Shall I take all four?'] },
  { id: 'ben', name: 'Ben Ito', tone: 1, unread: 0, said: ['The film is ready.', 'Uploading now, give it ten minutes'] },
  { id: 'clara', name: 'Clara Moreau', tone: 2, unread: 0, said: ['The train is on time.', 'See you in an hour!'] },
];

/** The count of the icon, and the delay in milliseconds until it returns. */
const unread = { count: 12, backAfter: 1800 };

/** The delay of new payments, in milliseconds. */
const asking = 900;

const build: Record<Subject, () => Alone> = {
  heads() {
    const host = element('supple-chat-heads', { edge: 'right', y: 150 });
    for (const { id, name, tone, unread, said } of heads) {
      host.append(
        element('div', { slot: 'head', 'data-head': id, 'data-name': name, 'data-unread': unread }, avatar({ name, tone })),
        conversation(id, name, said, () => host.close()));
    }
    for (const name of ['supple-opened', 'supple-selected'] as const) {
      host.addEventListener(name, ({ detail: { head } }) => head && host.setUnread(head, 0));
    }
    // Removed heads return for the next person.
    host.addEventListener('supple-dismiss', () => setTimeout(() => host.heads.length === 0 && restore(host), unread.backAfter));
    const lines = element('div', { class: 'interaction-lines', 'aria-hidden': 'true' });
    lines.append(...Array.from({ length: 18 }, () => element('i')));
    return [element('div', { class: 'interaction-surface' }, lines, host), host];
  },
  badge() {
    const badge = element('supple-slime-badge', { count: unread.count, label: 'Unread in Inbox' });
    badge.addEventListener('supple-clear', () => setTimeout(() => (badge.count = unread.count), unread.backAfter));
    return [element('div', { class: 'interaction-icon' }, icon('mail'), badge), badge];
  },
  notch() {
    const payments = new Payments();
    const list = element('ul', { 'data-list': true, 'aria-label': 'Payments' }, ...payments.first());
    const notch = element('supple-flipping-notch', { cutout: 'notch', 'aria-label': 'Payments' }, list);
    notch.addEventListener('supple-refresh', ({ detail }) => {
      setTimeout(() => detail.finish(payments.next()), asking);
    });
    return [element('div', { class: 'interaction-phone' }, element('div', { class: 'interaction-screen' }, notch)), notch];
  },
};

/** The conversation of a head, with the messages of its person. */
function conversation(id: string, name: string, said: readonly string[], close: () => void): HTMLElement {
  return element('div', { slot: 'conversation', 'data-head': id, class: 'conversation' },
    element('header', {}, element('div', {}, element('h3', {}, name)), iconButton('close', 'Close', { onclick: close })),
    element('div', { class: 'messages' }, ...said.map((text) => element('p', { class: 'bubble theirs' }, text))));
}

/** Restores all heads. */
function restore(host: SuppleChatHeads): void {
  for (const { id, name, tone } of [...heads].reverse()) {
    host.addHead(element('div', { slot: 'head', 'data-head': id, 'data-name': name }, avatar({ name, tone })));
  }
}

/**
 * Fills the sections: each interaction is made when its section becomes visible, follows the style of its kind, and shows its
 * hint when most of it is visible.
 */
export function fillInteractions(root: HTMLElement, stylings: Record<Subject, Styling>): void {
  const made = new Map<Element, Alone[1]>();
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, intersectionRatio } of entries) {
      if (!isIntersecting) continue;
      if (!made.has(target)) {
        const subject = (target as HTMLElement).dataset.subject as Subject;
        const [stage, host] = build[subject]();
        stylings[subject].follow(host);
        target.querySelector('.interaction-room')?.append(stage);
        made.set(target, host);
      }
      if (intersectionRatio < 0.6) continue;
      seen.unobserve(target);
      void made.get(target)?.hint();
    }
  }, { rootMargin: '-1px', threshold: [0, 0.6] });
  for (const section of root.querySelectorAll('.interaction')) seen.observe(section);
  for (const code of root.querySelectorAll('pre')) {
    const box = element('div', { class: 'sample' });
    code.replaceWith(box);
    box.append(code, ...copyButton(code, (code.getAttribute('aria-label') ?? '').replace(/^./, (letter) => letter.toLowerCase())));
  }
}
