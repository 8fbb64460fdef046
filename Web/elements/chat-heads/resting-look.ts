// The appearance of heads at rest, before the engine is loaded and if it fails to load.
import * as Look from '../abi/heads-look.js';
import { type Edge, edges as edgeNames, presets } from '../abi/lists.js';
import * as Role from '../abi/role.js';
import type { Layer } from '../abi/layer.js';
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

/** The initial edge of heads: the end of lines, unless the page sets another. */
function startingEdge({ element, rightToLeft }: Room): Edge {
  const only = element.tuning.edges;
  return only === 'left' || only === 'right' ? only : element.edge ?? edgeNames[rightToLeft ? 0 : 1];
}

/** The centre of a leader with a size; a circle has the `size` of the style. */
function leaderPlace(room: Room, isStacked: boolean, [w, h]: Face, size: number): [x: number, y: number] {
  const { element, width, height, insets: [top, left, bottom, right] } = room;
  const radius = w / 2;
  const part = lookOf(element, 'edgeOverhang', Look.edgeOverhang);
  const overhang = part > 0 ? Math.min(radius, (part / size) * w) : part;
  const first = Math.min(left + radius - overhang, Math.max(0, width - radius));
  const x = startingEdge(room) === 'left' ? first : Math.max(first, width - right - radius + overhang);
  const highest = (side: number): number => Math.max(0, Math.min(top, height - side) + side / 2);
  const lowest = (side: number, below: number): number =>
    Math.max(highest(side), height - bottom - (element.launcher ? launcherLook.bottom : 0) - side / 2 - below);
  // The first place is that of a circle, as near as the size of a face allows.
  const y = Number.isFinite(element.y ?? NaN)
    ? element.y! : highest(size) + lookOf(element, 'startingHeight', Look.startingHeight) * (lowest(size, 0) - highest(size));
  return [x, Math.min(lowest(h, isStacked ? lookOf(element, 'stackOffset', Look.stackOffset) : 0), Math.max(highest(h), y))];
}

/** The layers of the visible heads of a resting stack with these faces, back to front; `index` is the place in the order. */
export function restingLayers(room: Room, faces: readonly (Face | null)[]): Layer[] {
  const { element } = room;
  const size = lookOf(element, 'headSize', Look.headSize);
  const offset = lookOf(element, 'stackOffset', Look.stackOffset);
  const [first, second] = faces.map((face) => fitted(face, size, room));
  if (!first) return [];
  const [x, y] = leaderPlace(room, !!second, first, size);
  const layer = (index: number, [width, height, radius]: Face): Layer => {
    const scale = Math.min(1, first[0] / width, first[1] / height);
    return {
      role: Role.head, item: 0, index, x, y: y + index * (first[1] / 2 + offset - (height * scale) / 2), width, height, scale,
      opacity: 1, angle: 0, depth: 0, perspective: 0, topRadius: radius, bottomRadius: radius, fill: -1, path: 0, pathLength: 0,
      label: 0, text: 0, shadowOpacity: lookOf(element, 'shadowOpacity', Look.shadowOpacity), shadowOffset: lookOf(element, 'shadowOffset', Look.shadowOffset),
      shadowRadius: lookOf(element, 'shadowRadius', Look.shadowRadius), face: 0, dimming: 0, hitOutset: 0, traits: 0, borderWidth: 0, rotation: 0,
      contentOpacity: 1, contentOffset: 0,
    };
  };
  return [...(second ? [layer(1, second)] : []), layer(0, first)];
}
