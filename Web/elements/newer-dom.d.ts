// Parts of the DOM that the compiler's description and some browsers lack.
interface HTMLElement {
  showPopover?(): void;
  hidePopover?(): void;
}
interface Element {
  moveBefore?(node: Node, child: Node | null): void;
  readonly currentCSSZoom?: number;
  checkVisibility?(options?: { visibilityProperty?: boolean }): boolean;
}
interface ElementInternals {
  readonly states: Set<string>;
}
interface CloseWatcher extends EventTarget {
  onclose: (() => void) | null;
  destroy(): void;
}
declare var CloseWatcher: (new () => CloseWatcher) | undefined;
