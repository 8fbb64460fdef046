/** A point of the curve further than this from the line between its neighbours is kept. */
const tolerance = 0.004;

const samples = 400;

/** A spring as a line of CSS: a transition whose `linear()` easing has the fewest points that keep the curve. */
export function cssTransition(spring: { value: (time: number) => number; settlingDuration: number }): string {
  const duration = Math.min(spring.settlingDuration, 10);
  if (!(duration > 0)) return 'transition: none;';
  const points = Array.from({ length: samples + 1 }, (_, index) => {
    const time = index / samples;
    return { time, value: index === samples ? 1 : spring.value(time * duration) };
  });
  const stops = fewest(points, 0, samples).map(({ time, value }, index, all) => {
    const number = trimmed(value, 3);
    const isEnd = index === 0 || index === all.length - 1;
    return isEnd ? number : `${number} ${trimmed(time * 100, 1)}%`;
  });
  return `transition: translate ${Math.round(duration * 1000)}ms linear(${stops.join(', ')});`;
}

/** Douglas and Peucker's choice of points, with the distance measured in value. */
function fewest(points: { time: number; value: number; }[], first: number, last: number): { time: number; value: number; }[] {
  const from = points[first];
  const to = points[last];
  let worst = 0;
  let split = -1;
  for (let index = first + 1; index < last; index += 1) {
    const point = points[index];
    const line = from.value + ((to.value - from.value) * (point.time - from.time)) / (to.time - from.time);
    const distance = Math.abs(point.value - line);
    if (distance > worst) {
      worst = distance;
      split = index;
    }
  }
  if (worst <= tolerance) return [from, to];
  return [...fewest(points, first, split), ...fewest(points, split, last).slice(1)];
}

/** Writes a number without trailing zeros. */
export function trimmed(value: number, digits: number): string {
  return String(Number(value.toFixed(digits)));
}
