// The person's attention to the heads: a mouse over one of them, or the keyboard's focus on one.

/** Whether an element is in a head, including the page's own element in its slot. */
function isInHead(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.assignedSlot ?? at.parentElement) {
    if (at.classList.contains('head')) return true;
  }
  return false;
}

/** Observes attention while the interaction needs it. */
export class Attention {
  #surface: HTMLElement;
  #report: (isPresent: boolean) => void;
  #isWanted = false;
  #isHovered = false;
  #isReported = false;

  /** Observes the heads on a surface, and reports each change. */
  constructor(surface: HTMLElement, report: (isPresent: boolean) => void) {
    this.#surface = surface;
    this.#report = report;
    surface.addEventListener('pointerover', (event) => this.#hover(event, event.target));
    surface.addEventListener('pointerout', (event) => this.#hover(event, event.relatedTarget));
    for (const name of ['focusin', 'focusout']) {
      surface.addEventListener(name, () => queueMicrotask(() => this.#update()));
    }
  }

  /** Whether attention has any effect. */
  set isWanted(isWanted: boolean) {
    this.#isWanted = isWanted;
    this.#update();
  }

  /** Discards the reported attention, because the interaction restarts. */
  forget(): void {
    this.#isReported = false;
  }

  #hover({ pointerType }: PointerEvent, target: EventTarget | null): void {
    // A finger has no hover that could end.
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
