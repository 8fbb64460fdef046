/** Reports an error by a `supple-error` event at its element and, unless the event is prevented, in the console. */
export function report(target: EventTarget | undefined, error: unknown): void {
  const event = new CustomEvent('supple-error', { bubbles: true, composed: true, cancelable: true, detail: { error } });
  if (target?.dispatchEvent(event) ?? true) console.error(error);
}
