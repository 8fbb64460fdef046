/** Reports an error: by a `supple-error` event from where it happened and, unless that is prevented, in the console. */
export function report(target: EventTarget | undefined, error: unknown): void {
  const event = new CustomEvent('supple-error', { bubbles: true, composed: true, cancelable: true, detail: { error } });
  if (target?.dispatchEvent(event) ?? true) console.error(error);
}
