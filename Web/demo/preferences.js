const prefix = 'supple.';

/**
 * What the page remembers between visits. Storage can be denied or full: then nothing is remembered, and
 * nothing fails.
 *
 * @param {string} name
 * @returns {string | null}
 */
export function recall(name) {
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

/** @param {string} name @param {string} value */
export function remember(name, value) {
  try {
    localStorage.setItem(prefix + name, value);
  } catch {
    // Remembering is a courtesy.
  }
}
