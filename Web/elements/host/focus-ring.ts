// The focus that script moves after a press by a pointer: after a touch, browsers show a focus ring.

/** The elements whose last input was a press by a pointer. */
const pressed = new WeakSet<Element>();

/** Follows the input of an element, for {@link moveFocus}. */
export function followPresses(element: HTMLElement): void {
  for (const name of ['pointerdown', 'keydown', 'click'] as const) {
    element.addEventListener(name, ({ type, detail }) => {
      if (type === 'pointerdown') pressed.add(element);
      // Assistive technology and keys click with a count of 0.
      else if (!detail) pressed.delete(element);
    }, { capture: true, passive: true });
  }
}

/** Moves the focus to a part of an element, after a press by a pointer without a focus ring. */
export function moveFocus(element: Element, part: HTMLElement): void {
  // A new option, which no type of TypeScript's knows.
  const quiet: object = pressed.has(element) ? { focusVisible: false } : {};
  part.focus({ preventScroll: true, ...quiet });
}
