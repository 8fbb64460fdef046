// What is felt of an interaction, on devices that vibrate.
import { eventImpacts, eventNames, impacts } from '../abi/lists.js';
import type { Impact } from '../abi/lists.js';
import type { SuppleElement } from '../supple-element.js';

/** How long an impact lasts, in milliseconds, by its number. */
const durations = [0, 10, 30];

const impactNumber = (name: string): number => eventImpacts[(eventNames as readonly string[]).indexOf(name)] ?? 0;

/** How strongly an event is felt, by its name after `supple-`. */
export const impactOf = (name: string): Impact => impacts[impactNumber(name)];

/** Vibrates once for events that happened together: as long as the strongest of them lasts. */
export function vibrate(element: SuppleElement, names: readonly string[]): void {
  const strongest = Math.max(0, ...names.map(impactNumber));
  if (strongest && element.haptics && !element.reducedMotion) navigator.vibrate?.(durations[strongest]);
}
