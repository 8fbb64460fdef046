/** The part of its height, and the speed in points per millisecond, beyond which a drag down closes the sheet. */
const closing = { part: 0.3, speed: 0.5 };

/** The distance, in points, from which a press of the handle is a drag. */
const slop = 6;

/** The windows in which the panel is a sheet. */
export const narrow = matchMedia('(max-width: 999.98px), (max-height: 499.98px)');

/** The windows in which the panel is initially closed: it is a sheet, or lies over the page's end beside a handle. */
export const closable = matchMedia('(max-width: 1599.98px), (max-height: 499.98px)');

/**
 * The panel as a sheet over the foot of a narrow page, or over the end of a wider page. A button opens it; Escape closes it, as
 * does a drag of the sheet's handle. On a page with room for the panel, the panel is always visible and this class does nothing.
 */
export class Sheet {
  #panel;
  #openers;
  #screen;
  #steps;
  #onCover;
  #covered = 0;

  constructor({ panel, handle, openers, closer, screen, steps, onCover }: {
    panel: HTMLElement; handle: HTMLElement; openers: readonly HTMLElement[]; closer: HTMLElement;
    /** The screen whose foot the sheet covers. */
    screen: HTMLElement;
    /** The height of the steps, or of the line in their place, which cover the window's foot while the sheet is closed. */
    steps: () => number;
    /** Called when the sheet covers another part of the screen's foot, with its height in the screen's points. */
    onCover: (covered: number) => void;
  }) {
    this.#screen = screen;
    this.#onCover = onCover;
    this.#panel = panel;
    this.#openers = openers;
    this.#steps = steps;
    for (const windows of [narrow, closable]) windows.addEventListener('change', () => this.#set(false, false));
    this.#set(false, false);
    for (const opener of openers) opener.addEventListener('click', () => this.#set(!this.isOpen, true));
    closer.addEventListener('click', () => this.#set(false, true));
    panel.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && closable.matches) this.#set(false, true);
    });
    handle.addEventListener('pointerdown', (event) => this.#drag(event, handle));
    const observer = new ResizeObserver(() => this.noteCovered());
    for (const part of [panel, screen]) observer.observe(part);
  }

  /** Whether the panel is visible. */
  get isOpen() {
    return !this.#panel.hasAttribute('data-closed');
  }

  /** Whether the panel lies over the page as a sheet. */
  get isOver() {
    return narrow.matches && this.isOpen;
  }

  /** Removes the sheet from the page; a focus in it moves to the control that opens it. */
  close(): void {
    this.#set(false, this.#panel.contains(document.activeElement));
  }

  /** Shows the panel, and moves the focus to it. */
  open(): void {
    this.#set(true, true);
  }

  #set(open: boolean, moveFocus: boolean) {
    this.#panel.toggleAttribute('data-closed', closable.matches && !open);
    this.#panel.style.removeProperty('--sheet-offset');
    for (const opener of this.#openers) opener.setAttribute('aria-expanded', String(open));
    this.noteCovered();
    if (!moveFocus) return;
    const opener = this.#openers.find((one) => one.offsetHeight > 0);
    (open ? this.#panel : opener)?.focus({ preventScroll: true });
  }

  /** Writes the covered height of the screen, in the screen's points: heads stay clear of it. */
  noteCovered() {
    const { bottom, height } = this.#screen.getBoundingClientRect();
    const scale = height / this.#screen.offsetHeight || 1;
    const foot = this.isOver ? this.#panel.offsetHeight : this.#steps();
    const covered = foot > 0 ? Math.max(0, (bottom - (innerHeight - foot)) / scale) : 0;
    if (Math.abs(covered - this.#covered) < 0.1) return;
    this.#covered = covered;
    this.#screen.style.setProperty('--covered', `${covered.toFixed(1)}px`);
    this.#onCover(covered);
  }

  #drag(down: PointerEvent, handle: HTMLElement) {
    if (down.target instanceof Element && down.target.closest('button')) return;
    const height = this.#panel.offsetHeight;
    let offset = 0;
    let speed = 0;
    let last = down;
    let isDrag = false;
    const ends = ['pointerup', 'pointercancel'] as const;
    const move = (event: PointerEvent) => {
      const pulled = event.clientY - down.clientY;
      // A press of the handle's content stays a press until it is a drag.
      if (!isDrag && Math.abs(pulled) < slop) return;
      if (!isDrag) handle.setPointerCapture(down.pointerId);
      isDrag = true;
      offset = pulled > 0 ? pulled : pulled * 0.15;
      const elapsed = event.timeStamp - last.timeStamp;
      if (elapsed > 0) speed = (event.clientY - last.clientY) / elapsed;
      last = event;
      this.#panel.toggleAttribute('data-dragged', true);
      this.#panel.style.setProperty('--sheet-offset', `${offset}px`);
    };
    const end = (event: PointerEvent) => {
      handle.removeEventListener('pointermove', move);
      for (const name of ends) handle.removeEventListener(name, end);
      this.#panel.removeAttribute('data-dragged');
      const thrown = isDrag && event.type === 'pointerup' && (offset > height * closing.part || speed > closing.speed);
      if (isDrag) this.#set(!thrown, thrown);
    };
    handle.addEventListener('pointermove', move);
    for (const name of ends) handle.addEventListener(name, end);
  }
}
