/**
 * An event of a primary finger that the page moves itself, with a time stamp in milliseconds: the engine measures velocities by
 * stamps, and not by the time of dispatch.
 */
export function pointerEvent(
  type: string, { id, x, y, isPrimary = true }: { id: number; x: number; y: number; isPrimary?: boolean }, stamp: number,
): PointerEvent {
  const event = new PointerEvent(type, {
    bubbles: true, composed: true, cancelable: true, pointerId: id, pointerType: 'touch', isPrimary,
    button: type === 'pointermove' ? -1 : 0, buttons: type === 'pointerup' ? 0 : 1, clientX: x, clientY: y,
  });
  Object.defineProperty(event, 'timeStamp', { value: stamp });
  return event;
}

/** The events of fingers that the page shows. */
const shown = new WeakSet<Event>();

/** Whether an event belongs to a finger that the page shows, and not to a person's. */
export const isShown = (event: Event): boolean => shown.has(event);

/** Sends an event of a finger that the page shows. */
export function showPointer(target: Element, type: string, finger: { id: number; x: number; y: number }): void {
  const event = pointerEvent(type, finger, performance.now());
  shown.add(event);
  target.dispatchEvent(event);
}

/** The element at a point of the client area, through shadow trees. */
export function elementAt(x: number, y: number): Element | null {
  let found = document.elementFromPoint(x, y);
  while (found?.shadowRoot) {
    const inner = found.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === found) break;
    found = inner;
  }
  return found;
}
