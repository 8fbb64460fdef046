// The units of a wheel's movement.

/** The height of a line, in points, for wheels whose delta is in lines. */
const lineHeight = 16;

/** The length of one unit of a wheel's delta, in points. A page is as high as the element. */
export const wheelUnit = ({ deltaMode }: WheelEvent, height: number): number =>
  [1, lineHeight, height][deltaMode] ?? 1;
