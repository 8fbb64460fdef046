// Runs before the page's own code. Once a test leads, the page's time stands still but for what the test lets pass:
// performance.now, animation frames, timers, and the time stamps of trusted events, whatever the machine is busy with.
(() => {
  const native = {
    now: performance.now.bind(performance),
    requestAnimationFrame: window.requestAnimationFrame.bind(window),
    cancelAnimationFrame: window.cancelAnimationFrame.bind(window),
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
    setInterval: window.setInterval.bind(window),
    clearInterval: window.clearInterval.bind(window),
  };
  const { get: nativeStamp } = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp');
  let interval = 1000 / 60;
  // Above whatever the browser gives itself, so that each knows its own.
  let lastId = 1e9;
  let led = false;
  let now = 0;
  // Frames come on a grid of their own, beside the instants of a test's input, so that none is shown at one of those.
  let grid = 0;
  let callbacks = new Map();
  const timers = new Map();
  const stamps = new WeakMap();

  performance.now = () => (led ? now : native.now());
  Object.defineProperty(Event.prototype, 'timeStamp', {
    configurable: true,
    get() {
      if (!led || !this.isTrusted && !this.fromTouch) return nativeStamp.call(this);
      if (!stamps.has(this)) stamps.set(this, now);
      return stamps.get(this);
    },
  });
  window.requestAnimationFrame = (callback) => {
    if (!led) return native.requestAnimationFrame(callback);
    callbacks.set((lastId += 1), callback);
    return lastId;
  };
  window.cancelAnimationFrame = (id) => callbacks.delete(id) || native.cancelAnimationFrame(id);
  const start = (nativeStart, repeats) => (callback, delay = 0, ...given) => {
    if (!led) return nativeStart(callback, delay, ...given);
    const wait = Math.max(repeats ? 1 : 0, Number(delay) || 0);
    timers.set((lastId += 1), { due: now + wait, run: () => callback(...given), repeats, wait });
    return lastId;
  };
  window.setTimeout = start(native.setTimeout, false);
  window.setInterval = start(native.setInterval, true);
  window.clearTimeout = (id) => timers.delete(id) || native.clearTimeout(id);
  window.clearInterval = (id) => timers.delete(id) || native.clearInterval(id);

  // The last touch that has come.
  let touch = {};
  for (const name of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) {
    addEventListener(name, ({ type, changedTouches: [{ clientX: x, clientY: y }] }) => {
      touch = { type, x, y };
    }, { capture: true, passive: true });
  }

  // What the browser does between frames by itself, such as measuring, is done when this is.
  const breathe = () => new Promise((done) => native.requestAnimationFrame(() => native.setTimeout(done)));

  const showFrame = () => {
    const shown = callbacks;
    callbacks = new Map();
    // What a page does about a frame comes after the frame's own time.
    const stamp = now;
    now += 0.1;
    for (const callback of shown.values()) callback(stamp);
    window.pageClock.afterFrame?.(stamp);
  };

  window.pageClock = {
    afterFrame: null,
    get now() {
      return now;
    },
    get moves() {
      return callbacks.size > 0;
    },
    // A test that looks closely has frames come at shorter intervals, in milliseconds.
    lead(frames = interval) {
      interval = frames;
      now = native.now();
      grid = now + 0.437 * interval;
      led = true;
    },
    // Waits until a touch has come, before time goes on. One that moves nothing need not come.
    async arrival(type, [[x, y] = []]) {
      const end = native.now() + 2000;
      const lies = () => Math.hypot(touch.x - x, touch.y - y) < 0.01;
      const has = () => (type === 'touchmove' ? touch.type !== 'touchend' && lies() : touch.type === type);
      while (!has() && native.now() < end) await new Promise((done) => native.setTimeout(done, 1));
    },
    // Lets so many milliseconds pass, with every frame and timer that is due by then, in order.
    async advance(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const [id, timer] = [...timers].reduce((first, other) => (other[1].due < first[1].due ? other : first),
          [0, { due: Infinity }]);
        const frame = callbacks.size ? grid + (Math.floor((now - grid) / interval + 1e-6) + 1) * interval : Infinity;
        const next = Math.min(timer.due, frame);
        if (next > end) break;
        now = Math.max(now, next);
        if (timer.due <= frame) {
          if (timer.repeats) timer.due += timer.wait;
          else timers.delete(id);
          timer.run();
        } else {
          showFrame();
        }
        await breathe();
      }
      now = end;
    },
  };
})();
