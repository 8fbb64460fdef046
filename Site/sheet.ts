// The running bottom sheet of "Write your own interaction", on that page.
import { element } from '../Demo/dom.js';
import { avatar } from '../Demo/avatars.js';
import { Stage } from '../Examples/BottomSheet/Web/stage.js';
import { keys } from '../Web/elements/abi/lists.js';

const root = document.getElementById('sheet') as HTMLElement;
/** The roles of the sheet's layers, as in BottomSheet.swift. */
const role = { scrim: 1000, sheet: 1001, handle: 1002 };
/** The commands, as in Module.swift. */
const command = { open: 0, close: 1, cancelDismissal: 2 };
/** Names as in the demo; the place of each is the tone of its face. */
const names = ['Anna Berg', 'Ben Ito', 'Clara Moreau', 'Dario Conti'];
const row = (name: string, tone: number): HTMLElement =>
  element('li', { class: 'example-row' }, element('span', { class: 'face' }, avatar({ name, tone })), element('span', { class: 'name' }, name));

const open: HTMLElement = element('button', { class: 'button', type: 'button', onclick: () => stage.perform(command.open, 1) }, 'Open the sheet');
const ground = element('div', { class: 'ground' }, open);
const advice = element('p', { class: 'ground' }, 'Drag or throw the sheet. Tap here or press Escape to dismiss it.');
const keep: HTMLInputElement = element('input', { type: 'checkbox' });
const handle = element('button', { class: 'sheet-handle', type: 'button', 'aria-label': 'Next height of the sheet' });
const close: HTMLElement = element('button', { class: 'button', type: 'button', onclick: () => stage.perform(command.close) }, 'Close');
const sheet = element('section', { class: 'sheet', role: 'dialog', 'aria-label': 'People', tabindex: -1 },
  element('header', {}, element('p', { class: 'title' }, 'People'), close),
  element('label', {}, keep, 'Prevent dismissal'),
  element('ul', {}, ...names.map(row)));
const scrim = element('div', { class: 'scrim' });

/** The snap point at which the sheet rests. */
let point = 0;
/** Whether the sheet was visible in the last frame. */
let isOpen = false;
handle.addEventListener('click', () => stage.perform(command.open, (point + 1) % 3));

root.append(ground, advice, scrim, sheet, handle);
const stage: Stage = await Stage.open({
  module: new URL('bottom-sheet.wasm', document.baseURI),
  element: root,
  layers: { [role.scrim]: scrim, [role.sheet]: sheet, [role.handle]: handle },
  drawn(roles) {
    if (roles.has(role.sheet) === isOpen) return;
    isOpen = !isOpen;
    const hadFocus = root.contains(document.activeElement);
    [ground.hidden, advice.hidden] = [isOpen, !isOpen];
    if (hadFocus) (isOpen ? sheet : open).focus({ preventScroll: true });
  },
  event({ name, item }) {
    root.dataset.event = `${name} ${item}`;
    if (name !== 'dismissed') point = item;
    else if (keep.checked) stage.perform(command.cancelDismissal);
  },
});
root.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && isOpen && stage.press(keys.indexOf('Escape'))) event.preventDefault();
});
stage.perform(command.open, 0);
