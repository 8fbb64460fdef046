// Runs before the page's own code. Counts the animation frames that the page asks for. Where a test leads the page's time,
// that stands still but for what the test lets pass: performance.now, animation frames, timers, and the time stamps of
// events, whatever the machine is busy with.
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
  // Frames while something is done to the page, and while a test waits until it is still: the frame rate does not show.
  let interval = 1000 / 60;
  let restingInterval = 1000 / 15;
  // Above whatever the browser gives itself, so that each knows its own.
  let lastId = 1e9;
  let now = native.now();
  // Frames come on a grid of their own, beside the instants of a test's input, so that none is shown at one of those.
  let grid = now + 0.437 * interval;
  let requested = 0;
  const asked = new Set();
  let callbacks = new Map();
  const timers = new Map();
  const stamps = new WeakMap();
  // The last touch that has come.
  let touch = {};
  // When the browser has drawn the last frame, and done what it does between frames by itself, such as measuring.
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

  // Each window has events of its own, those of frames too.
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
        if (!stamps.has(this)) stamps.set(this, now);
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

  // What throws is an uncaught error of the page's, and nothing of the test's.
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
    // What a page does about a frame comes after the frame's own time.
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
    /** How many frames have been asked for. */
    get requested() {
      return requested;
    },
    // From here on frames come at this interval in milliseconds, whatever the test waits for.
    pace(frames) {
      interval = restingInterval = frames;
      grid = now + 0.437 * interval;
    },
    // Waits until a touch has come, before time goes on. One of nothing that is still there does not come, however many
    // frames are waited for.
    async arrival(type, [[x, y] = []]) {
      let frames = 0;
      const count = () => native.requestAnimationFrame(() => (frames += 1) && frames < 12 && count());
      count();
      const lies = () => Math.hypot(touch.x - x, touch.y - y) < 0.01;
      const has = () => (type === 'touchmove' ? touch.type !== 'touchend' && lies() : touch.type === type);
      while (!has() && frames < 12) await new Promise((done) => native.setTimeout(done, 1));
    },
    // Lets so many milliseconds pass, with every frame and timer that is due by then, in order.
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
        // What it has resolved goes on before the next one.
        await new Promise((done) => native.setTimeout(done));
      }
      now = Math.max(now, end);
    },
    // Lets so many milliseconds pass in which the page is frozen: without a frame or a timer.
    skip(milliseconds) {
      now += milliseconds;
    },
    // Whether something is there, as soon as it is; the machine's time passes, and none of the page's.
    async loaded(selector, limit) {
      const end = native.now() + limit;
      while (!document.querySelector(selector) && native.now() < end) await new Promise((done) => native.setTimeout(done, 5));
      return document.querySelector(selector) !== null;
    },
    // Lets a little time pass, the machine's too: what is waited for may have to be loaded.
    async pass(wait) {
      if (led) await this.advance(wait ?? 50);
      await (led || !wait ? nativeFrame() : new Promise((done) => native.setTimeout(done, wait)));
    },
    // Lets time pass until nothing has asked for a frame twice in a row, 100 ms apart. What has changed before comes to be
    // measured with the next frame, so that one is waited for first.
    async settle(limit) {
      await drawn;
      await nativeFrame();
      const end = this.now + limit;
      for (let quiet = 0, seen = requested; quiet < 2; seen = requested) {
        await this.pass(100);
        await drawn;
        quiet = !this.moves && seen === requested ? quiet + 1 : 0;
        // The browser's own animations take the browser's time. Firefox keeps one pending for ever where its element is not rendered.
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
    // Waits until the browser scrolls nothing by itself any more: for some frames the place is the same.
    async scrolled(scroller) {
      for (let same = 0, last = NaN; same < 8; same = scroller.scrollTop === last ? same + 1 : 0) {
        last = scroller.scrollTop;
        await nativeFrame();
      }
      await this.advance(100);
    },
  };
}
