// Runs before the page's own code. Counts the requested animation frames. If a test drives the page's time, only the
// test advances it: performance.now, animation frames, timers, and the time stamps of events, also on a busy
// machine.
(leads) => {
  // The time of frames within the page is the page's own.
  const led = leads && window === top;
  const native = {
    now: performance.now.bind(performance),
    requestAnimationFrame: window.requestAnimationFrame.bind(window),
    cancelAnimationFrame: window.cancelAnimationFrame.bind(window),
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
    setInterval: window.setInterval.bind(window),
    clearInterval: window.clearInterval.bind(window),
  };
  // The frame intervals during input, and while a test waits for rest: motion is independent of the frame rate.
  let interval = 1000 / 60;
  let restingInterval = 1000 / 15;
  // Above the browser's own numbers, so that both stay distinct.
  let lastId = 1e9;
  let now = native.now();
  // Frames are on a separate grid, beside the instants of a test's input, so that no frame coincides with an input.
  let grid = now + 0.437 * interval;
  let requested = 0;
  const asked = new Set();
  let callbacks = new Map();
  const timers = new Map();
  const stamps = new WeakMap();
  // The last touch that has arrived.
  let touch = {};
  // Waits until the browser has drawn the last frame, and has done its own work between frames, such as measuring.
  let drawn = Promise.resolve();

  performance.now = () => (led ? now : native.now());
  window.requestAnimationFrame = (callback) => {
    requested += 1;
    if (led) {
      callbacks.set((lastId += 1), callback);
      return lastId;
    }
    const id = native.requestAnimationFrame((time) => {
      asked.delete(id);
      callback(time);
    });
    asked.add(id);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    asked.delete(id);
    return callbacks.delete(id) || native.cancelAnimationFrame(id);
  };
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

  // Each window has its own events, frames included.
  const adopted = new WeakSet();
  const adopt = (view) => {
    const { prototype } = view.Event;
    if (adopted.has(prototype)) return;
    adopted.add(prototype);
    const { get: nativeStamp } = Object.getOwnPropertyDescriptor(prototype, 'timeStamp');
    Object.defineProperty(prototype, 'timeStamp', {
      configurable: true,
      get() {
        if (!led) return nativeStamp.call(this);
        // Browsers' stamps are no finer than microseconds, as times of scripts: a fling's speed is the same in its replay.
        if (!stamps.has(this)) stamps.set(this, Math.round(now * 1000) / 1000);
        return stamps.get(this);
      },
    });
    for (const name of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) {
      view.addEventListener(name, ({ type, changedTouches: [{ clientX, clientY }] }) => {
        const { x, y } = view.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
        touch = { type, x: x + clientX, y: y + clientY };
        if (view !== window) window.inputPlan?.came(type, touch.x, touch.y);
      }, { capture: true, passive: true });
    }
  };
  adopt(window);
  const adoptFrames = () => {
    for (const { contentDocument } of document.querySelectorAll('iframe')) {
      if (contentDocument?.defaultView) adopt(contentDocument.defaultView);
    }
  };

  const nativeFrame = () => new Promise((done) => native.requestAnimationFrame(() => native.setTimeout(done)));

  // A thrown error is an uncaught error of the page, and not of the test.
  const run = (callback, ...given) => {
    try {
      callback(...given);
    } catch (error) {
      reportError(error);
    }
  };

  const showFrame = () => {
    const shown = callbacks;
    callbacks = new Map();
    // A page's work for a frame comes after the frame's own time.
    const stamp = now;
    now += 0.1;
    for (const callback of shown.values()) run(callback, stamp);
    window.pageClock.afterFrame?.(stamp);
    drawn = nativeFrame();
  };

  window.pageClock = {
    native,
    afterFrame: null,
    get now() {
      return led ? now : native.now();
    },
    get moves() {
      return callbacks.size + asked.size > 0;
    },
    /** The number of requested frames. */
    get requested() {
      return requested;
    },
    // Sets the interval of frames in milliseconds, for all waits of the test.
    pace(frames) {
      interval = restingInterval = frames;
      grid = now + 0.437 * interval;
    },
    // Waits until a touch has arrived, before time advances. A touch of a removed element never arrives, however many
    // frames pass.
    async arrival(type, [[x, y] = []]) {
      let frames = 0;
      const count = () => native.requestAnimationFrame(() => (frames += 1) && frames < 12 && count());
      count();
      const lies = () => Math.hypot(touch.x - x, touch.y - y) < 0.01;
      const has = () => (type === 'touchmove' ? touch.type !== 'touchend' && lies() : touch.type === type);
      while (!has() && frames < 12) await new Promise((done) => native.setTimeout(done, 1));
    },
    // Advances time in milliseconds, with every due frame and timer, in order.
    async advance(milliseconds, frames = milliseconds > 50 ? restingInterval : interval) {
      adoptFrames();
      const end = now + milliseconds;
      for (;;) {
        const [id, timer] = [...timers].reduce((first, other) => (other[1].due < first[1].due ? other : first),
          [0, { due: Infinity }]);
        const frame = callbacks.size ? grid + (Math.floor((now - grid) / frames + 1e-6) + 1) * frames : Infinity;
        const next = Math.min(timer.due, frame);
        if (next > end) break;
        await drawn;
        now = Math.max(now, next);
        if (timer.due > frame) {
          showFrame();
          continue;
        }
        if (timer.repeats) timer.due += timer.wait;
        else timers.delete(id);
        run(timer.run);
        // Promises that it has resolved continue before the next one.
        await new Promise((done) => native.setTimeout(done));
      }
      now = Math.max(now, end);
    },
    // Advances time in milliseconds on a frozen page: without a frame or a timer.
    skip(milliseconds) {
      now += milliseconds;
    },
    // Waits for a condition in real time, while the page's time stands still.
    async loaded(selector, limit) {
      const end = native.now() + limit;
      while (!document.querySelector(selector) && native.now() < end) await new Promise((done) => native.setTimeout(done, 5));
      return document.querySelector(selector) !== null;
    },
    // Advances a little time, also in real time: the condition may need a file to load.
    async pass(wait) {
      if (led) await this.advance(wait ?? 50);
      await (led || !wait ? nativeFrame() : new Promise((done) => native.setTimeout(done, wait)));
    },
    // Advances time until no frame is requested twice in a row, 100 ms apart. The next frame measures earlier changes, so it
    // comes first.
    async settle(limit) {
      await drawn;
      await nativeFrame();
      const end = this.now + limit;
      for (let quiet = 0, seen = requested; quiet < 2; seen = requested) {
        await this.pass(100);
        await drawn;
        quiet = !this.moves && seen === requested ? quiet + 1 : 0;
        // The browser's own animations take the browser's time. Firefox keeps one pending forever if its element is not rendered.
        const playing = document.getAnimations().filter(
          ({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime < 2000
            && (effect.target?.checkVisibility?.() ?? true));
        if (playing.length) {
          await Promise.allSettled(playing.map(({ finished }) => finished));
          quiet = 0;
        }
        if (this.now > end) return false;
      }
      return true;
    },
    // Waits until the browser's own scrolling ends: for some frames the place is the same.
    async scrolled(scroller) {
      for (let same = 0, last = NaN; same < 8; same = scroller.scrollTop === last ? same + 1 : 0) {
        last = scroller.scrollTop;
        await nativeFrame();
      }
      await this.advance(100);
    },
  };
}
