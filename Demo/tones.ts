/** A soft tone between two colours, with a readable ink on both (5.4 : 1 or more; contrast.test.mjs). */
export interface Tone {
  from: string;
  to: string;
  ink: string;
}

export const tones: readonly Tone[] = [
  { from: '#ffd1bc', to: '#f0989c', ink: '#5e2027' },
  { from: '#c4e0ff', to: '#68c0ec', ink: '#003e5e' },
  { from: '#e3d5ff', to: '#9db0f8', ink: '#283366' },
  { from: '#f0dcad', to: '#e4a56c', ink: '#582a00' },
  { from: '#aeede2', to: '#78c999', ink: '#004524' },
  { from: '#ffcde6', to: '#d49edc', ink: '#4d2653' },
  { from: '#ade9fb', to: '#54c9c5', ink: '#004544' },
  { from: '#c6eac3', to: '#afbd6e', ink: '#353d00' },
];

/** Gives an element the colours of a tone, by its number. */
export function setTone({ style }: HTMLElement, number: number): void {
  const tone = tones[number % tones.length];
  style.setProperty('--tone-from', tone.from);
  style.setProperty('--tone-to', tone.to);
  style.setProperty('--tone-ink', tone.ink);
}
