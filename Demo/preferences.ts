const prefix = 'supple.';

/**
 * The preferences that the page stores between visits. If storage is denied or full, nothing is stored, and
 * nothing fails.
 */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string) {
  try {
    localStorage.setItem(prefix + name, value);
  } catch {
    // Storage is optional.
  }
}
