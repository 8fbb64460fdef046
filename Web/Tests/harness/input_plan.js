// Runs before the page's own code. For drivers that cannot stamp events the page does: a test announces each input with
// its time, and the trusted event that arrives gets that time. A slow machine delays the arrival of events, never the distances
// of their stamps.
(() => {
  const kinds = {
    pointerdown: 'down', pointermove: 'move', pointerup: 'up', pointercancel: 'cancel', wheel: 'wheel', click: 'click',
    touchstart: 'down', touchmove: 'move', touchend: 'up', touchcancel: 'cancel', keyup: 'key',
  };
  const { get: ownStamp } = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp');
  const stamps = new WeakMap();
  let planned = [];
  let newest = [];
  let lastUp;
  const later = window.setTimeout.bind(window);
  const nextFrame = window.requestAnimationFrame.bind(window);

  // Whether a condition holds, immediately or after so many frames: on a busy machine frames are late, too.
  async function comes(is, most) {
    let frames = 0;
    const count = () => nextFrame(() => (frames += 1) && frames < most && count());
    count();
    while (!is() && frames < most) await new Promise((done) => later(done, 1));
    return is();
  }
  const counts = { down: 0, move: 0, up: 0, cancel: 0, wheel: 0, click: 0, key: 0 };

  // Places are whole pixels of the screen; some browsers round them once more on a zoomed page.
  const matches = (sample, kind, event) => sample.kind === kind && (kind === 'wheel'
    || Math.abs(sample.x - event.clientX) < 0.75 && Math.abs(sample.y - event.clientY) < 0.75);

  // The first pending sample of that kind and place, or else the last used one.
  function stampOf(event) {
    const kind = kinds[event.type];
    if (kind === 'click') return lastUp;
    const sample = planned.find((sample) => !sample.taken && matches(sample, kind, event))
      ?? planned.findLast((sample) => sample.taken && matches(sample, kind, event));
    if (!sample) return undefined;
    sample.taken = true;
    if (kind === 'up') lastUp = sample.stamp;
    return sample.stamp;
  }

  function stamp(event) {
    // Without a sample, such as a click by script, an event keeps its own.
    const own = ownStamp.call(event);
    if (!stamps.has(event)) stamps.set(event, (event.isTrusted || event.fromTouch ? stampOf(event) : undefined) ?? own);
    return stamps.get(event);
  }

  Object.defineProperty(Event.prototype, 'timeStamp', {
    configurable: true,
    get() {
      return this.type in kinds && this instanceof MouseEvent ? stamp(this) : ownStamp.call(this);
    },
  });

  function came(type, clientX, clientY) {
    const sample = planned.find((sample) => !sample.arrived && matches(sample, kinds[type], { clientX, clientY }));
    if (sample) sample.arrived = true;
  }

  for (const name of Object.keys(kinds)) {
    addEventListener(name, (event) => {
      if (!event.isTrusted) return;
      counts[kinds[name]] += 1;
      if (event instanceof MouseEvent) stamp(event);
      else for (const { clientX, clientY } of event.changedTouches ?? []) came(name, clientX, clientY);
    }, { capture: true, passive: true });
  }

  window.inputPlan = {
    counts,
    // A touch has arrived in a document within this one.
    came,
    // Announced samples of input: kind, x, y in CSS pixels of the viewport, and seconds since 1970.
    add(samples) {
      newest = samples.map(([kind, x, y, seconds]) =>
        ({ kind, x, y, stamp: seconds * 1000 - performance.timeOrigin, taken: false, arrived: false }));
      planned = [...planned.slice(-60), ...newest];
    },
    // Whether all samples of the last announcement have arrived.
    arrival: (frames) => comes(() => newest.every(({ taken, arrived }) => taken || arrived), frames),
    // Whether so many events of a kind have arrived.
    counted: (kind, least, frames) => comes(() => counts[kind] >= least, frames),
  };
})();
