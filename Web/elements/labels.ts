import type { Docking, Edge } from './abi/lists.js';
import { shared } from './host/shared.js';

/**
 * The words of elements, visible and for assistive technology. `written` is the count in the form of the element's language.
 */
export interface Labels {
  unread: (count: number, written: string) => string;
  clear: string;
  cleared: (name: string) => string;
  head: (name: string, count: number, written: string) => string;
  stack: (count: number, written: string) => string;
  message: (name: string, text: string) => string;
  others: (count: number, written: string) => string;
  overflow: string;
  remove: string;
  movePanel: string;
  dockPanel: string;
  undockPanel: string;
  fullPanel: string;
  closePanel: string;
  panelMoved: (docking: Docking, x: number, y: number) => string;
  stackMoved: (edge: Edge, x: number, y: number) => string;
  resizePanel: string;
  resizer: string;
  panelResized: (width: number, height: number) => string;
  more: (count: number, written: string) => string;
  list: string;
  refresh: string;
  blankRow: string;
  loading: string;
  inserted: (count: number, written: string) => string;
  nothingNew: string;
  noAnswer: string;
  panel: string;
  showPanel: string;
}

/** The elements that follow the page's labels. */
export const labelReaders: Set<() => void> = shared('label readers', () => new Set());

/** The labels of all elements without labels of their own; a page may replace them. */
export const labels: Labels = shared('labels', () => new Proxy({} as Labels, {
  set(all, name, value) {
    Object.assign(all, { [name]: value });
    for (const read of labelReaders) read();
    return true;
  },
}));

/** Adds an element's default labels; earlier labels of the page stay. */
export function addLabels(own: Partial<Labels>): void {
  Object.assign(labels, { ...own, ...labels });
}
