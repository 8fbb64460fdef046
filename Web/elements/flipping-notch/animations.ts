// The page's own animations and transitions of rows, which continue after rows are measured and moved.

/** The animations of elements that run to an end, not endless ones, nor those of a scroller. */
const running = (elements: readonly Element[]) =>
  elements.flatMap((element) => element.getAnimations({ subtree: true })).map((animation) => {
    const { currentTime, effect } = animation;
    const { target } = (effect ?? {}) as KeyframeEffect;
    const name = (animation as CSSAnimation).animationName;
    return { animation, currentTime, target, name, end: effect?.getComputedTiming().endTime as number };
  }).filter(({ currentTime, end }) => typeof currentTime === 'number' && isFinite(end));

/**
 * Inserts an element again, which restarts its animations: each then continues at its previous time, and a finished one stays
 * finished.
 */
export function keepTimes(element: Element, insert: () => void): void {
  const before = running([element]);
  insert();
  for (const { animation, target, name, end } of running([element])) {
    const old = before.find((one) => one.target === target && one.name === name);
    animation.currentTime = old ? old.currentTime : end;
  }
}

/** Measures elements at the end of their animations, which then continue. */
export function atEnd<Result>(elements: readonly Element[], measure: () => Result): Result {
  const found = running(elements);
  for (const { animation, end } of found) animation.currentTime = end;
  const result = measure();
  for (const { animation, currentTime } of found) animation.currentTime = currentTime;
  return result;
}
