// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// The functions that the engine's module exports. Names and arguments stand here alone.

/** The names of the exports, for the page to call them by. */
export const enum Export {
  version = 'version',
  create = 'create',
  reset = 'reset',
  destroy = 'destroy',
  viewport = 'viewport',
  pointer = 'pointer',
  wheel = 'wheel',
  key = 'key',
  keyboard = 'keyboard',
  preferences = 'preferences',
  command = 'command',
  frame = 'frame',
  styleBuffer = 'styleBuffer',
  setStyle = 'setStyle',
  setPreset = 'setPreset',
  styleValue = 'styleValue',
  itemAt = 'itemAt',
  progress = 'progress',
  panel = 'panel',
  springValue = 'springValue',
  springVelocity = 'springVelocity',
  springSettling = 'springSettling',
}

/** The arguments of exports that need no interaction. */
export interface ModuleArguments {
  /** The version of the contract, by which a page detects a module of another release; 0 for a kind that the module lacks. */
  [Export.version]: [kind: number];
  /** The handle of a new interaction, 0 for none. */
  [Export.create]: [kind: number, preset: number, width: number, height: number, seed: number];
  /** The address of room for the numbers of a style or of a command's list; they last until the next frame. */
  [Export.styleBuffer]: [];
  [Export.springValue]: [stiffness: number, dampingRatio: number, velocity: number, time: number];
  [Export.springVelocity]: [stiffness: number, dampingRatio: number, velocity: number, time: number];
  /** The time after which the spring stays within `threshold` of its target. */
  [Export.springSettling]: [stiffness: number, dampingRatio: number, velocity: number, threshold: number];
}

/** The arguments of exports that take an interaction's handle, without the handle. */
export interface InteractionArguments {
  /** Restarts the interaction in its current style. */
  [Export.reset]: [
    width: number, height: number, top: number, left: number, bottom: number, right: number, seed: number,
  ];
  [Export.destroy]: [];
  /** The size, and the insets that system bars and cut-outs take. */
  [Export.viewport]: [
    time: number, width: number, height: number, top: number, left: number, bottom: number, right: number,
  ];
  /** Returns whether the interaction claims the pointer. */
  [Export.pointer]: [time: number, id: number, phase: number, x: number, y: number];
  /** Returns whether the interaction claims the wheel's movement. */
  [Export.wheel]: [time: number, dx: number, dy: number, x: number, y: number];
  /** Returns whether the interaction handles the key; the role is -1 if no layer has the focus. */
  [Export.key]: [time: number, key: number, role: number, item: number];
  [Export.keyboard]: [time: number, height: number];
  /** `tells` is 1 for events of episodes, 2 for the progress, 3 for both. */
  [Export.preferences]: [time: number, reducedMotion: number, rightToLeft: number, rate: number, tells: number];
  /** A list of areas is in the style buffer, with x, y, width and height of each; its argument is their count. */
  [Export.command]: [
    time: number, command: number, a: number, b: number, c: number, d: number, e: number, f: number,
  ];
  /** The address of the frame at a time, 0 for none. */
  [Export.frame]: [time: number];
  /** Applies the numbers of the style buffer as the first properties; NaN does not change a property. */
  [Export.setStyle]: [time: number, count: number];
  [Export.setPreset]: [time: number, preset: number];
  [Export.styleValue]: [index: number];
  /** The item at a place of the interaction's order, front to back from 0; 0 beyond the end. */
  [Export.itemAt]: [place: number];
  /** A field of the progress at the time of the last frame, in the steps in which hosts report it. */
  [Export.progress]: [index: number];
  /** Of the conversation beside its head the docking, width, height and the place across and down, 0 to 1; NaN for none. Then the edge, x and y of the resting place, the maximum height of content, and the maximum width of a flyout. */
  [Export.panel]: [index: number];
}

/** The exports of an instance of the module. */
export type ModuleExports = {
  readonly [Name in keyof ModuleArguments]: (...numbers: ModuleArguments[Name]) => number;
} & {
  readonly [Name in keyof InteractionArguments]: (handle: number, ...numbers: InteractionArguments[Name]) => number;
} & {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
};
