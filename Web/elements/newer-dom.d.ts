// What the compiler's description of the DOM does not have yet, and not every browser either.
interface HTMLElement {
  showPopover?(): void;
  hidePopover?(): void;
}
interface Element {
  readonly currentCSSZoom?: number;
}
interface ElementInternals {
  readonly states: Set<string>;
}
