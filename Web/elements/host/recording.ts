// The registry through which elements report input to a recorder (supple-recorder.ts).
import type { InteractionHost } from './interaction-host.js';
import { shared } from './shared.js';

/** The notifications of a recorder. Times are in seconds; an undefined time is the present. */
export interface RecordingListener {
  pointer(host: InteractionHost, phase: number, event: PointerEvent, id: number, time: number): void;
  /** A key was pressed; `focus` is the layer that has the focus, as scripts name it. */
  key(host: InteractionHost, event: KeyboardEvent, focus?: string): void;
  wheel(host: InteractionHost, event: WheelEvent): void;
  command(host: InteractionHost, command: number, args: number[], time?: number): void;
}

/** The recorder that listens, if any. */
export const recording: { listener: RecordingListener | null } = shared('recording', () => ({ listener: null }));

/** The hosts by their elements. */
export const hosts: WeakMap<Element, InteractionHost> = shared('hosts', () => new WeakMap());
