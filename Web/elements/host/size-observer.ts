/** Observes sizes, if the browser can: a page of a unit test has no sizes, and no running elements. */
export const sizeObserver = (onChange: ResizeObserverCallback): Pick<ResizeObserver, 'observe' | 'disconnect'> =>
  globalThis.ResizeObserver ? new ResizeObserver(onChange) : { observe() {}, disconnect() {} };
