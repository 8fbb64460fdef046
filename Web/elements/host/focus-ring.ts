// The focus that script moves, with a focus ring after a key and without one after a press by a pointer. By themselves, browsers
// show a ring after a touch, and some show none after a key if the focus before had none.

/** Whether the last input of a document was a key: true, or a press by a pointer: false; undefined for another one. */
const hasKey = new WeakMap<Document, boolean | undefined>();

/** Follows the input of a document, for {@link moveFocus}. The listeners stay, once for each document. */
export function followPresses(document: Document): void {
  if (hasKey.has(document)) return;
  hasKey.set(document, undefined);
  for (const name of ['pointerdown', 'keydown', 'click'] as const) {
    document.addEventListener(name, ({ type, detail }) => {
      if (type !== 'click') hasKey.set(document, type === 'keydown');
      // Assistive technology and keys click with a count of 0.
      else if (!detail && !hasKey.get(document)) hasKey.set(document, undefined);
    }, { capture: true, passive: true });
  }
}

/** Moves the focus into a panel: to the element of its content with `autofocus`, else to the panel itself. */
export function moveFocusInto(panel: HTMLElement, content?: Element | null): void {
  const wanted = content?.querySelector<HTMLElement>('[autofocus]');
  if (wanted) wanted.focus({ preventScroll: true });
  else moveFocus(panel);
}

/** Moves the focus to an element. */
export function moveFocus(element: HTMLElement): void {
  // A new option, which no type of TypeScript's knows.
  const ring: object = { focusVisible: hasKey.get(element.ownerDocument) };
  element.focus({ preventScroll: true, ...ring });
}
