// Runs before the page's own code in WebKitGTK, which reports touches only as touch events: makes pointer events
// of them like Safari (Pointer Events, level 3), with implicit capture, touch-action and cancelled pointers of scrolls.
(() => {
  const slop = 15;
  const fingers = new Map();
  const cancelled = new Set();
  let byTouch = true;

  const send = (type, touch, finger, target) => {
    const down = type === 'pointerdown' || type === 'pointermove';
    const event = new PointerEvent(type, {
      pointerId: finger.id, pointerType: 'touch', isPrimary: finger.primary, clientX: touch.clientX, clientY: touch.clientY,
      screenX: touch.screenX, screenY: touch.screenY, button: type === 'pointermove' ? -1 : 0, buttons: down ? 1 : 0,
      pressure: down ? 0.5 : 0, width: 1, height: 1, bubbles: true, composed: true, cancelable: type !== 'pointercancel',
    });
    event.fromTouch = true;
    target.dispatchEvent(event);
  };

  const capture = (finger, element) => {
    if (finger.captured === element) return;
    const told = (name, target) => target?.isConnected && target.dispatchEvent(new PointerEvent(name, {
      pointerId: finger.id, pointerType: 'touch', bubbles: true, composed: true }));
    told('lostpointercapture', finger.captured);
    finger.captured = element;
    told('gotpointercapture', element);
  };

  // An element that leaves the document loses its capture. Then the events go to the element beneath the pointer, as in browsers.
  const receiver = (finger, { clientX, clientY }) => {
    if (!finger.pending?.isConnected) finger.pending = null;
    capture(finger, finger.pending);
    if (finger.captured) return finger.captured;
    if (finger.target.isConnected) return finger.target;
    let found = document.documentElement;
    for (let root = document; root;) {
      const inner = root.elementFromPoint(clientX, clientY);
      root = inner && inner !== found ? inner.shadowRoot : null;
      found = inner ?? found;
    }
    return found;
  };

  const prototype = Element.prototype;
  const { setPointerCapture, releasePointerCapture, hasPointerCapture } = prototype;
  const fingerOf = (id) => [...fingers.values()].find((finger) => finger.id === id);
  prototype.setPointerCapture = function (id) {
    const finger = fingerOf(id);
    if (!finger) return setPointerCapture.call(this, id);
    finger.pending = this;
  };
  prototype.releasePointerCapture = function (id) {
    const finger = fingerOf(id);
    if (!finger) return releasePointerCapture.call(this, id);
    if (finger.pending === this) finger.pending = null;
  };
  prototype.hasPointerCapture = function (id) {
    const finger = fingerOf(id);
    return finger ? finger.pending === this : hasPointerCapture.call(this, id);
  };

  const parent = (node) => node.assignedSlot ?? node.parentElement ?? node.getRootNode().host ?? null;
  // The values of `auto`, `pan-x`, `pan-y` and `none` that the target and its ancestors allow.
  const pans = (target) => {
    const allowed = { x: true, y: true };
    for (let node = target; node; node = parent(node)) {
      const action = getComputedStyle(node).touchAction;
      if (action === 'auto' || action === 'manipulation') continue;
      allowed.x &&= action.includes('pan-x');
      allowed.y &&= action.includes('pan-y');
    }
    return allowed;
  };

  const each = (event, then) => {
    byTouch = true;
    for (const touch of event.changedTouches) {
      const finger = fingers.get(touch.identifier);
      if (cancelled.has(touch.identifier)) {
        if (event.type === 'touchend') cancelled.delete(touch.identifier);
        if (event.cancelable) event.preventDefault();
      }
      if (!finger) continue;
      finger.last = touch;
      then(finger, touch);
    }
  };
  const options = { capture: true, passive: false };

  addEventListener('touchstart', (event) => {
    for (const touch of event.changedTouches) {
      const target = event.composedPath()[0];
      fingers.set(touch.identifier, {
        id: touch.identifier + 1000, primary: fingers.size === 0, target, pending: target, captured: null,
        x: touch.clientX, y: touch.clientY, pans: pans(target), strayed: false, scrolls: false,
      });
      hearTouchesOf(target);
    }
    each(event, (finger, touch) => send('pointerdown', touch, finger, finger.target));
  }, options);

  const move = (event) => each(event, (finger, touch) => {
    if (finger.scrolls) return;
    send('pointermove', touch, finger, receiver(finger, touch));
  });
  addEventListener('touchmove', move, options);
  // Comes last. A finger beyond the slop scrolls if touch-action allows it and the page has not prevented
  // it; then its pointer is cancelled. Other touches are kept from GTK's gestures.
  const scroll = (event) => {
    const byPage = event.defaultPrevented;
    let gestures = false;
    each(event, (finger, touch) => {
      const [dx, dy] = [Math.abs(touch.clientX - finger.x), Math.abs(touch.clientY - finger.y)];
      const mayScroll = !byPage && (dx > dy ? finger.pans.x : finger.pans.y);
      gestures ||= finger.scrolls || (!finger.strayed && mayScroll);
      if (!finger.strayed && Math.max(dx, dy) > slop) {
        finger.strayed = true;
        finger.scrolls = mayScroll;
        if (finger.scrolls) {
          send('pointercancel', touch, finger, receiver(finger, touch));
          finger.pending = null;
          capture(finger, null);
        }
      }
    });
    if (!gestures && event.cancelable) event.preventDefault();
  };
  addEventListener('touchmove', scroll, { passive: false });

  const end = (event) => each(event, (finger, touch) => {
    if (!finger.scrolls) {
      send(event.type === 'touchend' ? 'pointerup' : 'pointercancel', touch, finger, receiver(finger, touch));
      // A drag causes no click.
      if (finger.strayed && event.cancelable) event.preventDefault();
    }
    fingers.delete(touch.identifier);
    finger.pending = null;
    capture(finger, null);
  });
  for (const name of ['touchend', 'touchcancel']) addEventListener(name, end, options);

  // The touches of a target that has left the document reach no window.
  const listened = new WeakSet();
  const hearTouchesOf = (target) => {
    if (listened.has(target)) return;
    listened.add(target);
    const alone = (listener) => (event) => target.isConnected || listener(event);
    target.addEventListener('touchmove', alone((event) => {
      move(event);
      // Comes last from the next touch on.
      target.addEventListener('touchmove', late, { passive: false });
    }), options);
    const late = alone(scroll);
    for (const name of ['touchend', 'touchcancel']) target.addEventListener(name, alone(end), options);
  };

  // WebKitGTK reports a mouse on displays with one, such as every X server, also to style sheets.
  const { matchMedia } = window;
  const never = '(max-width: 0px)';
  const onTouchScreen = {
    '(pointer: coarse)': 'all', '(any-pointer: coarse)': 'all', '(hover: none)': 'all',
    '(pointer: fine)': never, '(hover: hover)': never,
  };
  window.matchMedia = (query) => matchMedia.call(window, onTouchScreen[query] ?? query);

  // GTK moves its mouse along with a finger and scrolls by its wheel; a touch screen has neither.
  window.touchPointers = {
    useMouse() { byTouch = false; },
    // Like the system's cancel of all fingers. They still go up on the screen, without effect.
    cancel() {
      for (const [identifier, finger] of fingers) {
        send('pointercancel', finger.last, finger, receiver(finger, finger.last));
        finger.pending = null;
        capture(finger, null);
        cancelled.add(identifier);
      }
      fingers.clear();
    },
  };
  const hide = (event) => {
    if (byTouch && event.isTrusted) event.stopImmediatePropagation();
  };
  for (const name of ['pointerdown', 'pointermove', 'pointerup', 'pointerover', 'pointerout', 'pointerenter', 'pointerleave',
    'wheel']) addEventListener(name, hide, { capture: true, passive: true });
})();
