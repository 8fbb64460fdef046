const prefix = 'supple.';

/**
 * What the page remembers between visits. Storage can be denied or full: then nothing is remembered, and
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
    // Remembering is a courtesy.
  }
}
