// The style sheets of shadow roots. They belong to one document each, and all shadow roots in a document share them.
import { commonStyle } from '../styles/shared-styles.js';

const sheets = new WeakMap<Document, Record<string, CSSStyleSheet>>();

/** Applies style rules in a shadow root. A document without a window, such as a template's, shows nothing. */
export function adoptStyles(root: ShadowRoot, css: string): void {
  const owner = root.ownerDocument;
  const view = owner.defaultView;
  if (!view) return;
  let known = sheets.get(owner);
  if (!known) sheets.set(owner, (known = {}));
  if (!known[css]) {
    known[css] = new view.CSSStyleSheet();
    // A page of a unit test has style sheets that cannot be written.
    known[css].replaceSync?.(commonStyle + css);
  }
  root.adoptedStyleSheets = [known[css]];
}
