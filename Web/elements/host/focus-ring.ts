// The focus that script moves, with a focus ring after a key and without one after a press by a pointer. By themselves, browsers
// show a ring after a touch, and some show none after a key if the focus before had none.

/** Whether the last input of an element was a key: true, or a press by a pointer: false. */
const hasKey = new WeakMap<Element, boolean>();

/** Follows the input of an element, for {@link moveFocus}. */
export function followPresses(element: HTMLElement): void {
  for (const name of ['pointerdown', 'keydown', 'click'] as const) {
    element.addEventListener(name, ({ type, detail }) => {
      if (type !== 'click') hasKey.set(element, type === 'keydown');
      // Assistive technology clicks with a count of 0.
      else if (!detail) hasKey.delete(element);
    }, { capture: true, passive: true });
  }
}

/** Moves the focus to a part of an element. */
export function moveFocus(element: Element, part: HTMLElement): void {
  // A new option, which no type of TypeScript's knows.
  const ring: object = { focusVisible: hasKey.get(element) };
  part.focus({ preventScroll: true, ...ring });
}
