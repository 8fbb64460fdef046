// The units of a wheel's movement.

/** The height of a line, in points, for wheels that count lines. */
const lineHeight = 16;

/** The length in points that a wheel's delta counts; pages are as high as the element. */
export const wheelUnit = ({ deltaMode }: WheelEvent, height: number): number =>
  [1, lineHeight, height][deltaMode] ?? 1;
