// The example on the page of an interaction: the element itself, its tuner, and the code of its tuning.
import { About } from '../Demo/about/about.js';
import { avatar } from '../Demo/avatars.js';
import { element } from '../Demo/dom.js';
import { icon } from '../Demo/icons.js';
import { focus } from '../Demo/panel/focus.js';
import { Styling } from '../Demo/panel/styling.js';
import { Tuner } from '../Demo/panel/tuner.js';
import { ChosenSubject, type Subject } from '../Demo/subject.js';
import { Spring, ready, type SuppleElement, type SuppleFlippingNotch } from './supple.js';

const root = document.getElementById('live') as HTMLElement;
const subject = root.dataset.subject as Subject;
const tags: Record<Subject, string> = {
  heads: 'supple-chat-heads', badge: 'supple-slime-badge', notch: 'supple-flipping-notch',
};
/** Names as in the demo; the place of each is the tone of its face. */
const names = ['Anna Berg', 'Ben Ito', 'Clara Moreau', 'Dario Conti', 'Emil Novak', 'Farah Aziz', 'Greta Lind'];

/** The rows that arrive, in turn. */
const arriving = ['Hugo Park', 'Noor Haddad', 'Ida Dahl', 'Kaya Demir'];

function row(name: string, tone: number): HTMLElement {
  return element('li', { class: 'example-row' },
    element('span', { class: 'face' }, avatar({ name, tone })),
    element('button', { class: 'name', type: 'button' }, name));
}

/** The element of a subject with sample content. */
function example(): HTMLElement {
  switch (subject) {
    case 'badge':
      return element('ul', { class: 'example-rows' }, ...names.slice(0, 4).map((name, place) => {
        const line = row(name, place);
        line.append(element('supple-slime-badge' as 'div', { count: [3, 12, 128, 1][place], label: `Unread from ${name}` }));
        return line;
      }));
    case 'heads':
      return element('supple-chat-heads' as 'div', { y: 220 }, ...names.slice(0, 3).flatMap((name, tone) => {
        const id = name.split(' ')[0].toLowerCase();
        return [
          element('div', { slot: 'head', 'data-head': id, 'data-name': name, 'data-unread': tone === 0 ? 2 : 0 }, avatar({ name, tone })),
          element('section', { slot: 'conversation', class: 'example-conversation', 'data-head': id },
            element('h3', {}, name), element('p', {}, 'Throw a head at an edge, or down into the target.')),
        ];
      }));
    case 'notch': {
      const notch = element('supple-flipping-notch' as 'div', { cutout: 'notch' },
        element('ul', { 'data-list': true }, ...names.map(row))) as HTMLElement as SuppleFlippingNotch;
      let news = 0;
      notch.addEventListener('supple-refresh', ({ detail }) => {
        news += 1;
        const name = arriving[news % arriving.length];
        setTimeout(() => detail.finish(...(news % 3 === 0 ? [] : [row(name, names.length + news)])), 900);
      });
      return notch;
    }
  }
}

/** The content below the element, for heads to float over. */
const ground = (): HTMLElement[] => (subject === 'heads' ? [element('ul', {}, ...names.map(row))] : []);
const stage = element('div', { class: 'example', 'data-subject': subject }, ...ground(), example());
const again = element('button', { class: 'button', type: 'button', onclick: () => stage.replaceChildren(...ground(), example()) },
  icon('reset'), 'Start over');
root.append(stage);
await ready;
const styling = new Styling(tags[subject], () => root.querySelectorAll<SuppleElement>(tags[subject]));
new MutationObserver(() => {
  for (const made of root.querySelectorAll<SuppleElement>(tags[subject])) styling.apply(made);
}).observe(stage, { childList: true });
const stylings: Record<Subject, Styling> = {
  heads: styling, badge: styling, notch: styling,
};
const chosen = new ChosenSubject();
chosen.value = subject;
const motion = matchMedia('(prefers-reduced-motion: reduce)');
const tuner = new Tuner(subject, styling, focus[subject], Spring, () => (motion.matches ? 0 : 1), [again]);
root.append(
  element('div', { class: 'panel tuning' }, tuner.root),
  new About(stylings, chosen).root);
