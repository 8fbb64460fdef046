// The states of elements that a page's style sheets select by `:state()`.

/** Whether the browser has `:state()`; some older ones accept only other names, and throw. */
const isKnown = !!globalThis.CSS?.supports?.('selector(:state(open))');

/** Begins or ends a state of an element. */
export type SetState = (name: 'armed' | 'dragged' | 'editing' | 'open' | 'refreshing', isOn: boolean) => void;

/** The function that begins and ends the states of an element, to be made once. */
export function statesOf(element: HTMLElement): SetState {
  const states = isKnown ? element.attachInternals().states : undefined;
  return (name, isOn) => {
    // A repeated write recomputes the styles of the element.
    if (states && states.has(name) !== isOn) states[isOn ? 'add' : 'delete'](name);
  };
}
