// Siblings of an element are inert while a conversation is open: they take neither focus nor touches. If the element covers the
// window and is alone in its parent, the parent's siblings are, and so on.
import { isElement } from './is-element.js';

/**
 * The exempt elements: dialogs and popovers open above the conversation, and an inert live region is silent. A modal dialog
 * escapes the inertness of its ancestors; the others do not.
 */
const exempt = 'dialog,[popover],[aria-modal=true],[role=dialog],[role=alertdialog],output,[role=status],[role=alert],'
  + '[role=log],[role=timer],[role=marquee],[aria-live]:not([aria-live=off])';

/** Marks the elements that are inert because of an open conversation. */
const mark = 'data-supple-inert';

/** The elements that live conversations have made inert, unlike copies of them. */
const taken = new WeakSet<Element>();

function take(element: HTMLElement): void {
  element.inert = true;
  element.setAttribute(mark, '');
  taken.add(element);
}

function release(element: Element): void {
  (element as HTMLElement).inert = false;
  element.removeAttribute(mark);
  taken.delete(element);
}

/** Whether an element is a copy of one that a conversation has made inert. */
const isCopy = (element: Element): boolean => element.hasAttribute(mark) && !taken.has(element);

/**
 * Makes copies in an element's document, and in shadow roots around it, usable. Routers keep copies of pages, with conversations
 * that are open, and show them again.
 */
export function releaseCopies(element: Element): void {
  for (let node: Element | undefined = element; node; node = (node.getRootNode() as ShadowRoot).host) {
    for (const copy of (node.getRootNode() as ParentNode & Node).querySelectorAll(`[${mark}]`)) if (isCopy(copy)) release(copy);
  }
}

/** Elements that take neither focus nor touches, and are no siblings to a person. */
const unseen = 'script,style,link,template';

/** Whether an element covers the window. */
function coversWindow(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = element.ownerDocument.documentElement;
  return left < 1 && top < 1 && right > clientWidth - 1 && bottom > clientHeight - 1;
}

/** Whether a node is exempt or contains an exempt element, in its tree or in its slots. */
const isExempt = (node: Node): boolean => isElement(node) && (node.matches(exempt) || !!node.querySelector(exempt)
  || [node, ...node.querySelectorAll('slot')].some((slot) => (slot as Partial<HTMLSlotElement>).assignedElements?.().some(isExempt)));

/** Makes the siblings of an element inert, except exempt ones, and later makes exactly those usable again. */
export class InertSiblings {
  /** The element, and its parents without other children. */
  #around = new Set<Node>();
  #taken = new Set<HTMLElement>();
  /** The parents whose children are decided on one by one. */
  #entered = new Set<Node>();
  /** The elements whose inertness the page has set since. */
  #decided = new Set<Node>();
  #observer = new MutationObserver((records) => this.#follow(records));

  /** Makes every usable sibling inert, at the first level that has one. */
  begin(element: HTMLElement): void {
    this.#follow(this.#observer.takeRecords());
    const { body } = element.ownerDocument;
    const isWide = coversWindow(element);
    for (let node: Node = element, parent; (parent = node.parentNode) && node !== body; node = (parent as ShadowRoot).host ?? parent) {
      this.#around.add(node);
      this.#observe(parent);
      this.#enter(parent);
      if (!isWide || [...parent.children].some((other) => other !== node && !other.matches(`${unseen},${exempt}`))) break;
    }
  }

  end(): void {
    this.#follow(this.#observer.takeRecords());
    this.#observer.disconnect();
    for (const element of this.#taken) release(element);
    this.#taken.clear();
    this.#entered.clear();
    this.#decided.clear();
    this.#around.clear();
  }

  #observe(parent: Node): void {
    this.#observer.observe(parent, {
      childList: true, subtree: true, attributeFilter: ['inert', 'popover', 'role', 'aria-live', 'aria-modal'],
    });
  }

  #enter(parent: ParentNode): void {
    this.#entered.add(parent);
    for (const element of parent.children as Iterable<HTMLElement>) this.#take(element);
    // These changes do not come from the page.
    this.#observer.takeRecords();
  }

  /** Decides on the children of an element with an exempt one, in its slot and in its shadow tree, unless that is closed. */
  #divide(element: HTMLElement): void {
    this.#enter(element);
    for (const slotted of (element as Partial<HTMLSlotElement>).assignedElements?.() ?? []) this.#take(slotted as HTMLElement);
    const { shadowRoot } = element;
    if (!shadowRoot) return;
    this.#observe(shadowRoot);
    this.#enter(shadowRoot);
  }

  #take(element: HTMLElement): void {
    if (isCopy(element)) release(element);
    // SVG elements have no `inert` property.
    if (this.#around.has(element) || this.#decided.has(element) || element.inert !== false || element.matches(exempt)) return;
    if (isExempt(element)) this.#divide(element);
    else {
      take(element);
      this.#taken.add(element);
    }
  }

  #follow(records: MutationRecord[]): void {
    for (const { target, attributeName, addedNodes } of records) {
      if (attributeName === 'inert') {
        this.#taken.delete(target as HTMLElement);
        (target as HTMLElement).removeAttribute(mark);
        this.#decided.add(target);
      } else {
        for (const node of attributeName ? [target] : addedNodes) {
          if (isExempt(node)) this.#spare(node);
          // Elements that a page renders beside the element later are beneath the conversation as well.
          if (!attributeName && isElement(node) && this.#entered.has(node.parentNode!)) this.#take(node as HTMLElement);
        }
      }
    }
    this.#observer.takeRecords();
  }

  /** Makes an element inside inert siblings usable: its ancestors, and those of the slots that show them. */
  #spare(node: Node): void {
    for (let at: Node | null = node; at; at = (at as Element).assignedSlot ?? at.parentNode ?? (at as Partial<ShadowRoot>).host ?? null) {
      if (!this.#taken.delete(at as HTMLElement)) continue;
      release(at as HTMLElement);
      if (!(at as HTMLElement).matches(exempt)) this.#divide(at as HTMLElement);
    }
    this.#observer.takeRecords();
  }
}
