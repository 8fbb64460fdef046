// Runs before the page's own code. Drivers that cannot stamp events have the page do it: a test tells which input it is
// about to send and when that counts, and each trusted event that arrives there carries that time. How late the machine
// is shows in when an event arrives, never in the spacing of the stamps.
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
  const counts = { down: 0, move: 0, up: 0, cancel: 0, wheel: 0, click: 0, key: 0 };

  const matches = (sample, kind, event) =>
    sample.kind === kind && (kind === 'wheel' || (sample.x === event.clientX && sample.y === event.clientY));

  // The first planned sample of that kind and place that nothing has come for, or else the last one that something has.
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

  Object.defineProperty(Event.prototype, 'timeStamp', {
    configurable: true,
    get() {
      const own = ownStamp.call(this);
      if (!(this.type in kinds) || !(this instanceof MouseEvent)) return own;
      // Without a sample, such as a click by script, an event keeps its own.
      if (!stamps.has(this)) stamps.set(this, (this.isTrusted || this.fromTouch ? stampOf(this) : undefined) ?? own);
      return stamps.get(this);
    },
  });

  for (const name of Object.keys(kinds)) {
    addEventListener(name, (event) => {
      if (!event.isTrusted) return;
      counts[kinds[name]] += 1;
      if (event instanceof MouseEvent) void event.timeStamp;
      else for (const { clientX, clientY } of event.changedTouches ?? []) {
        const sample = planned.find((sample) => !sample.arrived && matches(sample, kinds[name], { clientX, clientY }));
        if (sample) sample.arrived = true;
      }
    }, { capture: true, passive: true });
  }

  window.inputPlan = {
    counts,
    // Samples of input to come: kind, x, y in CSS pixels of the viewport, and seconds since 1970.
    add(samples) {
      newest = samples.map(([kind, x, y, seconds]) =>
        ({ kind, x, y, stamp: seconds * 1000 - performance.timeOrigin, taken: false, arrived: false }));
      planned = [...planned.slice(-60), ...newest];
    },
    // Whether all that was told last has come.
    get arrived() {
      return newest.every(({ taken, arrived }) => taken || arrived);
    },
  };
})();
