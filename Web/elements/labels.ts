import { shared } from './host/shared.js';

/**
 * The words of elements: what they show, and what they say to assistive technology. `written` is the count as the
 * element's language writes it.
 */
export interface Labels {
  unread: (count: number, written: string) => string;
  clear: string;
  head: (name: string, count: number, written: string) => string;
  stack: (count: number, written: string) => string;
  message: (name: string, text: string) => string;
  overflow: string;
  remove: string;
  more: (count: number, written: string) => string;
  list: string;
  refresh: string;
  loading: string;
  inserted: (count: number, written: string) => string;
  nothingNew: string;
  noAnswer: string;
}

/** Those that follow the page's labels. */
export const labelReaders: Set<() => void> = shared('label readers', () => new Set());

/** The labels of all elements that have none of their own; a page may put others in their place. */
export const labels: Labels = shared('labels', () => new Proxy({} as Labels, {
  set(all, name, value) {
    Object.assign(all, { [name]: value });
    for (const read of labelReaders) read();
    return true;
  },
}));

/** Adds the labels that an element comes with; what a page has said before stays. */
export function addLabels(own: Partial<Labels>): void {
  Object.assign(labels, { ...own, ...labels });
}
