// Haptic feedback, on devices that vibrate.
import { eventImpacts, eventNames, impacts } from '../abi/lists.js';
import type { Impact } from '../abi/lists.js';
import type { SuppleElement } from '../supple-element.js';
import { reducesMotion } from './preferences.js';

/** The duration of each impact, in milliseconds, by its number. */
const durations = [0, 10, 30];

const impactNumber = (name: string): number => eventImpacts[(eventNames as readonly string[]).indexOf(name)] ?? 0;

/** The impact of an event, by its name. */
export const impactOf = (name: string): Impact => impacts[impactNumber(name)];

/** Vibrates once for events of one frame, for the duration of the strongest impact. */
export function vibrate(element: SuppleElement, names: readonly string[]): void {
  const strongest = Math.max(0, ...names.map(impactNumber));
  if (strongest && element.haptics && !reducesMotion(element)) navigator.vibrate?.(durations[strongest]);
}
