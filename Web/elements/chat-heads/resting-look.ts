// The appearance of heads at rest, before the engine is loaded or after it failed to load.
import * as Look from '../abi/heads-look.js';
import { type Edge, edges as edgeNames, presets } from '../abi/lists.js';
import * as Role from '../abi/role.js';
import { type Layer, layerParts } from '../abi/layer.js';
import { textScale } from '../host/preferences.js';
import { launcherLook } from './launcher.js';
import type { SuppleChatHeads } from '../chat-heads.js';
import { type Face, fitted } from './face.js';

/** The inputs of a look. Lengths are in points; the insets are top, left, bottom and right. */
interface Room {
  readonly element: SuppleChatHeads;
  readonly width: number;
  readonly height: number;
  readonly insets: readonly number[];
  readonly rightToLeft: boolean;
}

/**
 * A number of an element's style: the page's own value, or its preset's among the values of all presets. The values
 * are an argument, because `Look[name]` would bring every number of the namespace into the bundle.
 */
export function lookOf(
  { launcher, tuning, preset }: SuppleChatHeads, name: string, values: readonly number[],
): number {
  const value = Number(tuning[name] ?? (launcher ? launcherLook[name] : undefined) ?? NaN);
  return Number.isFinite(value) ? value : values[Math.max(0, presets.indexOf(preset))];
}

/** The maximum width of a head that grows with the page's text, in points. */
const largestHead = 76;

/** The width of a head: of a preset, it grows with the page's text. */
export function headSize(element: SuppleChatHeads): number {
  const size = lookOf(element, 'headSize', Look.headSize);
  return element.tuning.headSize === undefined ? Math.max(size, Math.min(largestHead, size * textScale())) : size;
}

/** The initial edge of heads: the end of lines, unless the page sets another or the style has only one. */
function startingEdge({ element: { edge, tuning: { edges } }, rightToLeft }: Room): Edge {
  const only = edgeNames.find((name) => name === edges);
  const isOnSide = edge === 'left' || edge === 'right';
  if (edges === 'topOrBottom') return edge && !isOnSide ? edge : 'bottom';
  return only ?? (edge && (isOnSide || edges === 'any') ? edge : edgeNames[rightToLeft ? 0 : 1]);
}

/** A side of a room: its length, and the insets at its ends. */
type Side = readonly [length: number, start: number, end: number];

/** The centre of a leader with a size; a circle has the `size` of the style. `w` and `h` are across and along its edge. */
function leaderPlace(room: Room, edge: Edge, isStacked: boolean, [w, h]: Face, size: number): [across: number, along: number] {
  const { element, width, height, insets, rightToLeft } = room;
  const isOnSide = edge === 'left' || edge === 'right';
  const [top, left, bottom, right] = ['top', 'left', 'bottom', 'right'].map(
    (side, index) => insets[index] + lookOf(element, `restInsets.${side}`, [0, 0]));
  const [columns, rows]: [Side, Side] = [[width, left, right], [height, top, bottom]];
  const [[length, start, end], [extent, first, last]] = isOnSide ? [columns, rows] : [rows, columns];
  const radius = w / 2;
  const part = lookOf(element, 'edgeOverhang', Look.edgeOverhang);
  const overhang = part > 0 ? Math.min(radius, (part / size) * w) : part;
  const near = Math.min(start + radius - overhang, Math.max(0, length - radius));
  const across = edge === 'left' || edge === 'top' ? near : Math.max(near, length - end - radius + overhang);
  const highest = (side: number, gap: number): number => Math.max(0, Math.min(first + gap, extent - side) + side / 2);
  const lowest = (side: number, gap: number, below: number): number =>
    Math.max(highest(side, gap), extent - last - gap - side / 2 - below);
  // The first place is the place of a circle, as near as the size of a face allows.
  const given = (isOnSide ? element.y : element.x) ?? NaN;
  const isMirrored = !isOnSide && rightToLeft;
  const share = lookOf(element, 'startingHeight', Look.startingHeight);
  const initial = highest(size, 0) + (isMirrored ? 1 - share : share) * (lowest(size, 0, 0) - highest(size, 0));
  const gap = Math.max(0, -part);
  const second = isStacked ? lookOf(element, 'stackOffset', Look.stackOffset) : 0;
  const [least, most] = [highest(h, gap) + (isMirrored ? second : 0), lowest(h, gap, isMirrored ? 0 : second)];
  let place = Number.isFinite(given) ? given : initial;
  if (element.tuning.edges === 'corners') place = place > (least + most) / 2 ? most : least;
  return [across, Math.min(most, Math.max(least, place))];
}

/** The layers of the visible heads of a resting stack with these faces, back to front; `index` is the place in the order. */
export function restingLayers(room: Room, faces: readonly (Face | null)[]): Layer[] {
  const { element } = room;
  const size = headSize(element);
  const offset = lookOf(element, 'stackOffset', Look.stackOffset);
  const [first, second] = faces.map((face) => fitted(face, size, room));
  if (!first) return [];
  const edge = startingEdge(room);
  const isOnSide = edge === 'left' || edge === 'right';
  const [own, other, radius] = first;
  const [across, along] = leaderPlace(room, edge, !!second, isOnSide ? first : [other, own, radius], size);
  const layer = (index: number, [width, height, radius]: Face): Layer => {
    const scale = Math.min(1, first[0] / width, first[1] / height);
    // At the sides the second head is below the leader, at the top and bottom beside it.
    const drop = index * ((isOnSide ? other : own) / 2 + offset - ((isOnSide ? height : width) * scale) / 2);
    const [x, y] = isOnSide ? [across, along + drop] : [along + (room.rightToLeft ? -drop : drop), across];
    return {
      ...Object.fromEntries(layerParts.map((part) => [part, 0])) as unknown as Layer,
      role: Role.head, index, x, y, width, height, scale, opacity: 1, topRadius: radius, bottomRadius: radius, fill: -1,
      shadowOpacity: lookOf(element, 'shadowOpacity', Look.shadowOpacity), shadowOffset: lookOf(element, 'shadowOffset', Look.shadowOffset),
      shadowRadius: lookOf(element, 'shadowRadius', Look.shadowRadius), contentOpacity: 1, saturation: 1,
    };
  };
  return [...(second ? [layer(1, second)] : []), layer(0, first)];
}
