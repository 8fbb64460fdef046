// Where elements tell what is done to them. Nothing comes of it until a recorder listens: supple-recorder.js.

/**
 * @typedef {object} Listener
 * @property {(element: any, phase: number, event: PointerEvent, id: number, time: number) => void} pointer
 * @property {(element: any, event: KeyboardEvent, focus?: string) => void} key
 * @property {(element: any, event: WheelEvent) => void} wheel
 * @property {(element: any, number: number, args: number[]) => void} command
 */

/** @type {{listener: Listener | null}} */
export const record = { listener: null };
