// The cut-outs of screens.

/** The attributes that shape the cut-out. */
export const cutoutAttributes = ['cutout', 'notch-width', 'notch-depth', 'notch-radius', 'notch-inset'];

/** The name of a cut-out. */
export type Cutout = 'notch' | 'island' | 'hole' | 'none';

/** Width, depth, corner radius and inset of well-known cut-outs, in points. */
const shapes: Record<string, number[]> = {
  notch: [209, 26, 20, 0], island: [126, 37, 18.5, 11], hole: [26, 26, 13, 12],
};

/** The cut-out in the engine's form, with the page's own values; NaN stands for no cut-out. */
export function cutoutShape(cutout: Cutout | null, own: readonly (number | null)[]): number[] {
  if (cutout === 'none') return [NaN];
  return (shapes[cutout ?? ''] ?? shapes.notch).map((part, index) => own[index] ?? part);
}
