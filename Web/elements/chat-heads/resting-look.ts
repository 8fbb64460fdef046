// The appearance of heads at rest, before the engine is loaded and if it fails to load.
import * as Look from '../abi/heads-look.js';
import { type Edge, edges as edgeNames, presets } from '../abi/lists.js';
import * as Role from '../abi/role.js';
import type { Layer } from '../abi/layer.js';
import { launcherLook } from './launcher.js';
import type { SuppleChatHeads } from '../chat-heads.js';

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

/** The leader's centre. */
function leaderPlace(room: Room, isStacked: boolean): [x: number, y: number] {
  const { element, width, height, insets: [top, left, bottom, right] } = room;
  const radius = lookOf(element, 'headSize', Look.headSize) / 2;
  const overhang = Math.min(radius, lookOf(element, 'edgeOverhang', Look.edgeOverhang));
  const first = Math.min(left + radius - overhang, Math.max(0, width - radius));
  const x = startingEdge(room) === 'left' ? first : Math.max(first, width - right - radius + overhang);
  const highest = Math.max(0, Math.min(top, height - 2 * radius) + radius);
  const lowest = (below: number): number => Math.max(highest, height - bottom - (element.launcher ? launcherLook.bottom : 0) - radius - below);
  const y = Number.isFinite(element.y ?? NaN) ? element.y! : highest + lookOf(element, 'startingHeight', Look.startingHeight) * (lowest(0) - highest);
  return [x, Math.min(lowest(isStacked ? lookOf(element, 'stackOffset', Look.stackOffset) : 0), Math.max(highest, y))];
}

/** The layers of the visible heads of a resting stack with that count, back to front; `index` is the place in the order. */
export function restingLayers(room: Room, count: number): Layer[] {
  const { element } = room;
  const size = lookOf(element, 'headSize', Look.headSize);
  const [x, y] = leaderPlace(room, count > 1);
  return [1, 0].filter((index) => index < count).map((index) => ({
    role: Role.head, item: 0, index, x, y: y + index * lookOf(element, 'stackOffset', Look.stackOffset), width: size, height: size, scale: 1,
    opacity: 1, angle: 0, depth: 0, perspective: 0, topRadius: size / 2, bottomRadius: size / 2, fill: -1, path: 0, pathLength: 0,
    label: 0, text: 0, shadowOpacity: lookOf(element, 'shadowOpacity', Look.shadowOpacity), shadowOffset: lookOf(element, 'shadowOffset', Look.shadowOffset),
    shadowRadius: lookOf(element, 'shadowRadius', Look.shadowRadius), face: 0, dimming: 0, hitOutset: 0, traits: 0, borderWidth: 0, rotation: 0,
    contentOpacity: 1, contentOffset: 0,
  }));
}
