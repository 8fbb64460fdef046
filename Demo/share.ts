import { type Value, words } from './panel/properties.js';
import type { Styling } from './panel/styling.js';
import { type ChosenSubject, type Subject, subjects } from './subject.js';

/** The maximum length of a valid link. */
const longest = 8000;

/** The number of visible letters of a wrong entry. */
const shown = 60;

/** A link's entries for one interaction. */
interface Shared {
  preset: 'modern' | 'classic';
  changes: Record<string, Value>;
}

/** Writes choice and tuning as the hash of an address: `#show=badge&badge=classic&badge.breakDistance=90`. */
export function shareText(stylings: Record<Subject, Styling>, chosen: ChosenSubject): string {
  const entries = new URLSearchParams({ show: chosen.value });
  for (const subject of subjects) {
    const { preset, changes } = stylings[subject];
    if (preset !== 'modern') entries.set(subject, preset);
    for (const [name, value] of Object.entries(changes)) entries.set(`${subject}.${name}`, String(value));
  }
  return `#${entries}`;
}

/** The words for what a link carries beside the choice: presets, and the first of the tuned numbers. Empty without a difference. */
export function sharedWords(stylings: Record<Subject, Styling>): string {
  const all = Object.values(stylings);
  const presets = [...new Set(all.map(({ preset }) => preset).filter((preset) => preset !== 'modern'))].map(words);
  const [first, ...others] = all.flatMap(({ changes }) => Object.entries(changes));
  const number = first && `${words(first[0].split('.').pop() ?? '').toLowerCase()} ${first[1]}${others.length > 0 ? ` and ${others.length} more` : ''}`;
  return [...presets, ...(number ? [number] : [])].join(', ');
}

/**
 * Applies a link completely, or not at all if an entry is wrong. Returns the error, in one line.
 */
export function adoptShared(
  hash: string, stylings: Record<Subject, Styling>, chosen: ChosenSubject,
): string | undefined {
  if (hash.length <= 1) return undefined;
  if (hash.length > longest) return refusal('it is too long');
  const wanted: Record<Subject, Shared> = {
    heads: { preset: 'modern', changes: {} }, badge: { preset: 'modern', changes: {} }, notch: { preset: 'modern', changes: {} },
  };
  let show: Subject | undefined;
  for (const [key, value] of new URLSearchParams(hash.slice(1))) {
    if (key === 'show') {
      show = subjects.find((subject) => subject === value);
      if (!show) return refusal(`"${clipped(value)}" is no interaction`);
      continue;
    }
    const reason = adoptEntry(key, value, wanted, stylings);
    if (reason) return refusal(reason);
  }
  for (const subject of subjects) stylings[subject].adopt(wanted[subject].preset, wanted[subject].changes);
  if (show) chosen.value = show;
  return undefined;
}

/** Reads one entry of a link; returns its error. */
function adoptEntry(
  key: string, value: string, wanted: Record<Subject, Shared>, stylings: Record<Subject, Styling>,
): string | undefined {
  const dot = key.indexOf('.');
  const subject = subjects.find((candidate) => candidate === (dot < 0 ? key : key.slice(0, dot)));
  if (!subject) return `"${clipped(key)}" is no number of a style`;
  if (dot < 0) {
    if (value !== 'modern' && value !== 'classic') return `"${clipped(value)}" is no preset`;
    wanted[subject].preset = value;
    return undefined;
  }
  const property = stylings[subject].properties.find(({ name }) => name === key.slice(dot + 1));
  if (!property) return `"${clipped(key)}" is no number of a style`;
  if (property.choices.length > 0) {
    if (!property.choices.includes(value)) return `"${clipped(value)}" is no choice of ${key}`;
    wanted[subject].changes[property.name] = value;
    return undefined;
  }
  const number = value.trim() === '' ? NaN : Number(value);
  if (!(number >= property.min && number <= property.max)) {
    return `${key} goes from ${property.min} to ${property.max}, not "${clipped(value)}"`;
  }
  wanted[subject].changes[property.name] = number;
  return undefined;
}

const refusal = (reason: string) => `This link was ignored: ${reason}.`;

const clipped = (text: string) => (text.length > shown ? `${text.slice(0, shown)}…` : text);
