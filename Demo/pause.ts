/** Waits for a time. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Waits for the next frame. */
export function frame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}

/**
 * Waits until the browser is idle for a time in milliseconds, longer than a frame without motion, but not forever. A browser
 * without idle callbacks causes no wait.
 */
export function idle(time: number): Promise<void> {
  return new Promise((resolve) => {
    if (!('requestIdleCallback' in globalThis)) return resolve();
    let tries = 100;
    // The limit on a busy machine.
    const timeout = 400;
    const check = (deadline: IdleDeadline): void => {
      if (deadline.didTimeout || deadline.timeRemaining() >= time || (tries -= 1) === 0) resolve();
      else requestIdleCallback(check, { timeout });
    };
    requestIdleCallback(check, { timeout });
  });
}
