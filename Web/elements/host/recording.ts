// Where elements report what is done to them. It is of no consequence until a recorder listens: supple-recorder.ts.
import type { InteractionHost } from './interaction-host.js';
import { shared } from './shared.js';

/** What a recorder hears. Times are in seconds. */
export interface RecordingListener {
  pointer(host: InteractionHost, phase: number, event: PointerEvent, id: number, time: number): void;
  /** A key was pressed; `focus` is the layer that has the focus, as scripts name it. */
  key(host: InteractionHost, event: KeyboardEvent, focus?: string): void;
  wheel(host: InteractionHost, event: WheelEvent): void;
  command(host: InteractionHost, command: number, args: number[]): void;
}

/** The recorder that listens, if any. */
export const recording: { listener: RecordingListener | null } = shared('recording', () => ({ listener: null }));

/** The hosts by their elements. */
export const hosts: WeakMap<Element, InteractionHost> = shared('hosts', () => new WeakMap());
