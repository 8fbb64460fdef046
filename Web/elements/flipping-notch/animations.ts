// The page's own animations and transitions of rows, which continue after rows are measured.

/** Measures elements at the end of their animations, which then continue. Endless ones, and those of a scroller, stay. */
export function atEnd<Result>(elements: readonly Element[], measure: () => Result): Result {
  const running = elements.flatMap((element) => element.getAnimations({ subtree: true })).map((animation) => {
    const { currentTime, effect } = animation;
    return { animation, currentTime, end: effect?.getComputedTiming().endTime as number };
  }).filter(({ currentTime, end }) => typeof currentTime === 'number' && isFinite(end));
  for (const { animation, end } of running) animation.currentTime = end;
  const result = measure();
  for (const { animation, currentTime } of running) animation.currentTime = currentTime;
  return result;
}
