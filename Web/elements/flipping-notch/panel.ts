// The panel, to which a pull far beyond the threshold opens: a dialog with the page's own content, over a list that is inert.
import type { Layer } from '../abi/layer.js';
import { attribute, place, points, round, style } from '../drawing/layers.js';
import { make } from '../drawing/make.js';
import type { Scene } from '../drawing/scene.js';
import { moveFocusInto } from '../host/focus-ring.js';
import { elementsBelow, scrolls } from '../host/page-scrollers.js';

/** The height of the strip at the panel's lower edge that a finger can always push, in points. */
const gripHeight = 44;

/** The panel of one element. */
export class Panel {
  #slot = make('slot', { name: 'panel' });
  #shade = make('div', { class: 'shade' });
  #sheet = make('div', { class: 'sheet' }, this.#slot);
  readonly element = make(
    'div', { class: 'panel', part: 'panel', role: 'dialog', 'aria-modal': 'true', tabindex: '-1', hidden: '', inert: '' }, this.#sheet, this.#shade);
  /** Whether the page knows it as open. */
  isOpen = false;
  /** The element with the previous focus. */
  #focused: HTMLElement | null = null;

  constructor(onChange: () => void) {
    this.#slot.addEventListener('slotchange', onChange);
  }

  /** Whether the page has a panel. */
  get isGiven(): boolean {
    return this.#slot.assignedElements().length > 0;
  }

  /** Makes the rest of the surface inert, and moves the focus into the panel, which is not visible yet. */
  open(host: HTMLElement): void {
    const { activeElement } = host.getRootNode() as Document | ShadowRoot;
    this.#focused = ((activeElement === host && host.shadowRoot?.activeElement) || activeElement) as HTMLElement | null;
    this.#setOpen(true);
    style(this.element, 'opacity', 0);
    style(this.element, 'visibility', 'inherit');
    attribute(this.element, 'inert', false);
    style(this.#sheet, 'pointer-events', 'none');
    const [content] = this.#slot.assignedElements();
    moveFocusInto(this.element, content);
  }

  /** Makes the surface usable again, and moves the focus back, unless it has moved elsewhere since. */
  close(host: HTMLElement): void {
    if (!this.isOpen) return;
    const { activeElement, body } = host.ownerDocument;
    const isHere = !activeElement || activeElement === body || host.contains(activeElement);
    this.#setOpen(false);
    // A panel that was not drawn yet is not hidden by a frame.
    if (this.#sheet.style.pointerEvents === 'none') style(this.element, 'visibility', 'hidden');
    if (isHere) this.#focused?.focus({ preventScroll: true });
    this.#focused = null;
  }

  #setOpen(isOpen: boolean): void {
    this.isOpen = isOpen;
    for (const part of this.element.parentElement?.children as Iterable<HTMLElement>) {
      if (part !== this.element) part.inert = isOpen;
    }
  }

  /** Whether a finger that comes down pushes the panel: at its lower edge, or if its content cannot scroll further. */
  accepts(event: PointerEvent): boolean {
    return event.clientY > this.element.getBoundingClientRect().bottom - gripHeight
      || !elementsBelow([this.element], event).some((element) => scrolls(element, 'end'));
  }

  /** Makes the panel inert while it is hidden, because its content can set a visibility of its own. */
  endFrame(scene: Scene): void {
    if (!this.isOpen && !scene.has(this.element)) attribute(this.element, 'inert', true);
  }

  /** Draws the panel. Its content has the size of the open panel, and is scaled. */
  draw(layer: Layer, scene: Scene, width: number, height: number): void {
    scene.show(this.element);
    attribute(this.element, 'inert', false);
    // An open panel lies flat, so that its text is as sharp as that of the page.
    place(this.element, { ...layer, angle: round(layer.angle - Math.PI), depth: round(layer.depth) });
    style(this.#sheet, 'pointer-events', 'auto');
    style(this.#sheet, 'width', points(width));
    style(this.#sheet, 'height', points(height));
    style(this.#sheet, 'transform', `scale(${layer.width / width},${layer.height / height})`);
    style(this.#shade, 'opacity', layer.dimming);
  }
}
