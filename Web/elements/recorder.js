// Records what happens to the elements of a page as a script that replays it.

/** What elements tell the recorder; nothing happens unless it runs. */
export const recorder = {
  /** @type {any} */
  session: null,
  /** @param {any} element @param {number} phase @param {PointerEvent} event @param {number} id @param {number} time */
  pointer(element, phase, event, id, time) {},
  /** @param {any} element @param {KeyboardEvent} event @param {string | undefined} focus */
  key(element, event, focus) {},
};
