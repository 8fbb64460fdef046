// Siblings of an element are inert while a conversation is open: they take neither focus nor touches.

/**
 * What stays usable: dialogs and popovers open above the conversation, whenever they open, and an inert live region is
 * silent. A modal dialog leaves the inertness of its ancestors by itself; the others do not.
 */
const exempt = 'dialog,[popover],[aria-modal=true],[role=dialog],[role=alertdialog],output,[role=status],[role=alert],'
  + '[role=log],[role=timer],[role=marquee],[aria-live]:not([aria-live=off])';

const isExempt = (node: Node): boolean =>
  'matches' in node && ((node as Element).matches(exempt) || !!(node as Element).querySelector(exempt));

/** Makes the siblings of an element inert apart from what is exempt, and makes exactly those usable again. */
export class InertSiblings {
  #taken = new Set<HTMLElement>();
  /** The elements of which the page has said since whether they are inert. */
  #decided = new Set<Node>();
  #observer = new MutationObserver((records) => this.#follow(records));

  /** Makes every sibling inert that is not inert yet. */
  begin(element: HTMLElement): void {
    const parent = element.parentNode;
    if (!parent) return;
    this.#follow(this.#observer.takeRecords());
    this.#take(parent, element);
    this.#observer.observe(parent, {
      childList: true, subtree: true, attributeFilter: ['inert', 'popover', 'role', 'aria-live', 'aria-modal'],
    });
  }

  end(): void {
    this.#follow(this.#observer.takeRecords());
    this.#observer.disconnect();
    for (const element of this.#taken) element.inert = false;
    this.#taken.clear();
    this.#decided.clear();
  }

  #take(parent: ParentNode, except?: Element): void {
    for (const element of parent.children as Iterable<HTMLElement>) {
      // Elements of SVG have no such property.
      if (element === except || this.#decided.has(element) || element.inert !== false || element.matches(exempt)) continue;
      if (element.querySelector(exempt)) this.#take(element);
      else {
        element.inert = true;
        this.#taken.add(element);
      }
    }
    // These changes are not the page's.
    this.#observer.takeRecords();
  }

  #follow(records: MutationRecord[]): void {
    for (const { target, attributeName, addedNodes } of records) {
      if (attributeName === 'inert') {
        this.#taken.delete(target as HTMLElement);
        this.#decided.add(target);
      } else for (const node of attributeName ? [target] : addedNodes) if (isExempt(node)) this.#spare(node);
    }
  }

  /** Makes an element usable that lies in one that was made inert. */
  #spare(node: Node): void {
    const around = [...this.#taken].find((element) => element.contains(node));
    if (!around) return;
    around.inert = false;
    this.#taken.delete(around);
    if (!around.matches(exempt)) this.#take(around);
    this.#observer.takeRecords();
  }
}
