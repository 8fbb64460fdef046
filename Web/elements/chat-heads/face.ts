// The faces of heads: rounded rectangles of their own sizes, in place of circles.
import { isElement } from '../host/is-element.js';

/** Width, height and corner radius of a face, in points. */
export type Face = readonly [width: number, height: number, radius: number];

/** The range of a side, in points, and its largest part of the room. */
const [shortest, longest, largestPart] = [24, 400, 0.8];

/** A rounded rectangle within the ranges; without a radius it is a circle or a pill. */
function face(width: number, height: number, radius: number): Face {
  const [w, h] = [width, height].map((side) => Math.max(shortest, Math.min(longest, side)));
  const roundest = Math.min(w, h) / 2;
  return [w, h, radius >= 0 ? Math.min(radius, roundest) : radius < 0 ? 0 : roundest];
}

/** The face that the page sets for a head; null for the circle. A missing side is as long as the other. */
export function faceOf({ dataset: { width, height, radius } }: HTMLElement): Face | null {
  const [w, h] = [width ?? height, height ?? width].map((side) => parseFloat(side ?? ''));
  return w - w === 0 && h - h === 0 ? face(w, h, parseFloat(radius ?? '')) : null;
}

/** The numbers of a face for the engine. */
export const faceNumbers = (own: Face | null): readonly number[] => own ?? [NaN, NaN, NaN];

/** A face in a room, as the engine fits it; a circle of `size` for a head without one. */
export const fitted = (own: Face | null, size: number, room: { width: number; height: number }): Face =>
  own ? face(Math.min(own[0], largestPart * room.width), Math.min(own[1], largestPart * room.height), own[2])
    : [size, size, size / 2];

/** The scale of a face in the open row, and in the overflow's panel. */
export const rowScale = ([width, height]: Face, size: number): number => Math.min(1, size / height, (3 * size) / width);

/** The parts of a head's content that take their own taps. */
const controls = 'button,a,input,textarea,select,[data-control]';

/** Whether an event comes from a control of a head's own content. */
export const isOnControl = (event: Event, picture: Element): boolean => {
  const path = event.composedPath();
  const end = path.indexOf(picture);
  return path.slice(0, Math.max(0, end)).some((node) => isElement(node) && node.matches(controls));
};

/** The fields that take text. */
const textFields = 'textarea,input:not([type=button],[type=checkbox],[type=radio],[type=range],[type=reset],[type=submit])';

/** Whether an element takes text. */
export const isTextField = (element: EventTarget | null | undefined): boolean =>
  isElement(element) && ((element as HTMLElement).isContentEditable || element.matches(textFields));
