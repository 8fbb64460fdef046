/** The distance and the speed, in points and points per second, beyond which a swipe up closes. */
const enough = { distance: 80, speed: 500 };

/** The shortest swipe that is no tap, in points, and the time over which its speed is measured, in milliseconds. */
const [least, recent] = [16, 100];

/** Closes a conversation by a swipe up on its header. Buttons in the header stay buttons. */
export function closeBySwipe(header: HTMLElement, close: () => void): void {
  let samples: { x: number; y: number; time: number }[] = [];
  let pointer: number | undefined;
  const note = ({ clientX: x, clientY: y, timeStamp: time }: PointerEvent) => samples.push({ x, y, time });
  header.addEventListener('pointerdown', (event) => {
    if (pointer !== undefined || !event.isPrimary || event.button !== 0 || (event.target as Element).closest('button')) return;
    pointer = event.pointerId;
    header.setPointerCapture(pointer);
    samples = [];
    note(event);
  });
  header.addEventListener('pointermove', (event) => {
    if (event.pointerId === pointer) note(event);
  });
  for (const name of ['pointerup', 'pointercancel'] as const) {
    header.addEventListener(name, (event) => {
      if (event.pointerId !== pointer) return;
      pointer = undefined;
      if (name === 'pointercancel') return;
      note(event);
      const [first, last] = [samples[0], samples[samples.length - 1]];
      const [up, across] = [first.y - last.y, Math.abs(last.x - first.x)];
      const since = samples.find(({ time }) => last.time - time <= recent) ?? first;
      const speed = (since.y - last.y) / Math.max(0.001, (last.time - since.time) / 1000);
      if (up >= least && up > across && (up >= enough.distance || speed >= enough.speed)) close();
    });
  }
}
