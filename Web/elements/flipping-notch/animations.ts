// The page's own animations and transitions of rows, which continue while rows are measured and moved.

/** The animations of elements and of all that they contain. Reading them starts those of a new element. */
const animationsOf = (elements: readonly Element[]): Animation[] =>
  elements.flatMap((element) => element.getAnimations({ subtree: true }));

/** The end of an animation that follows time, in milliseconds; NaN for endless ones and those that follow a scroller. */
function endOf({ currentTime, effect }: Animation): number {
  const end = effect?.getComputedTiming().endTime;
  return typeof currentTime === 'number' && Number.isFinite(end) ? end as number : NaN;
}

/** Measures elements at the end of their animations, which then continue from where they were. */
export function atEnd<Result>(elements: readonly Element[], measure: () => Result): Result {
  const running = animationsOf(elements).filter((animation) => endOf(animation) >= 0);
  const times = running.map(({ currentTime }) => currentTime);
  for (const animation of running) animation.currentTime = endOf(animation);
  const result = measure();
  running.forEach((animation, index) => {
    animation.currentTime = times[index];
  });
  return result;
}

/** A place in the document, and the name of an animation there. */
interface Key { target?: Element | null; pseudo?: string | null; name?: string }

function keyOf(animation: Animation): Key {
  const { target, pseudoElement } = (animation.effect ?? {}) as KeyframeEffect;
  const { animationName, transitionProperty } = animation as CSSAnimation & CSSTransition;
  return { target, pseudo: pseudoElement, name: animationName ?? transitionProperty };
}

const matches = (a: Key) => (b: Key): boolean => a.target === b.target && a.pseudo === b.pseudo && a.name === b.name;

/** The animations that nodes have had since they were first moved. */
const known = new WeakMap<Node, Key[]>();

/**
 * Inserts an element that is in the document elsewhere. Browsers start all of its animations anew: those that ran before continue, and
 * those that were over end.
 */
export function insertAnimated(parent: Node, element: Element, child: Node | null): void {
  const running = animationsOf([element]).map((animation) => ({ ...keyOf(animation), time: animation.currentTime }));
  const had = [...known.get(element) ?? [], ...running];
  parent.insertBefore(element, child);
  for (const animation of animationsOf([element])) {
    const isSame = matches(keyOf(animation));
    const before = running.find(isSame);
    if (before) animation.currentTime = before.time;
    else if (endOf(animation) >= 0 && had.some(isSame)) animation.finish();
  }
  known.set(element, had);
}
