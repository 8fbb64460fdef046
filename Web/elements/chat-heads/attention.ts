// Whether the person's attention is on the heads: a mouse is over one of them, or the keyboard has brought the focus to one.

/** Whether an element is in a head, the page's own that stands in its slot included. */
function isInHead(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.assignedSlot ?? at.parentElement) {
    if (at.classList.contains('head')) return true;
  }
  return false;
}

/** Watches for attention, as long as it is wanted. */
export class Attention {
  #surface: HTMLElement;
  #report: (isPresent: boolean) => void;
  #isWanted = false;
  #isHovered = false;
  #isReported = false;

  /** Watches the heads on a surface, and reports each change. */
  constructor(surface: HTMLElement, report: (isPresent: boolean) => void) {
    this.#surface = surface;
    this.#report = report;
    surface.addEventListener('pointerover', (event) => this.#hover(event, event.target));
    surface.addEventListener('pointerout', (event) => this.#hover(event, event.relatedTarget));
    for (const name of ['focusin', 'focusout']) {
      surface.addEventListener(name, () => queueMicrotask(() => this.#update()));
    }
  }

  /** Whether anything follows from attention. */
  set isWanted(isWanted: boolean) {
    this.#isWanted = isWanted;
    this.#update();
  }

  /** Forgets what was reported: the interaction begins anew. */
  forget(): void {
    this.#isReported = false;
  }

  #hover({ pointerType }: PointerEvent, target: EventTarget | null): void {
    // A finger leaves nothing behind that could go away.
    this.#isHovered = pointerType !== 'touch' && target instanceof Element && isInHead(target);
    this.#update();
  }

  #update(): void {
    const isPresent = this.#isWanted && (this.#isHovered || !!this.#surface.querySelector('.head:focus-visible'));
    if (isPresent === this.#isReported) return;
    this.#isReported = isPresent;
    this.#report(isPresent);
  }
}
