// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// The commands that scripts have, for the recorder.

/** A command as scripts write it: its name, and the names of its arguments. */
export interface ScriptCommand {
  readonly name: string;
  readonly arguments: readonly string[];
}

/** The commands by the kind of the interaction and their number; scripts do not have the others. */
export const scriptCommands: readonly Readonly<Record<number, ScriptCommand>>[] = [
  {
    0: { name: 'add', arguments: ['head', 'unread'] },
    1: { name: 'remove', arguments: ['head'] },
    2: { name: 'open', arguments: ['head'] },
    3: { name: 'select', arguments: ['head'] },
    4: { name: 'close', arguments: [] },
    5: { name: 'setUnread', arguments: ['head', 'count'] },
    6: { name: 'message', arguments: ['head', 'text'] },
    7: { name: 'moveTo', arguments: ['edge', 'y'] },
    8: { name: 'refuse', arguments: [] },
  },
  {
    0: { name: 'setCount', arguments: ['count'] },
    1: { name: 'moveHome', arguments: ['to'] },
    2: { name: 'clear', arguments: [] },
    3: { name: 'refuse', arguments: [] },
  },
  {
    0: { name: 'start', arguments: [] },
    1: { name: 'answer', arguments: ['items'] },
    2: { name: 'fail', arguments: ['text'] },
    3: { name: 'cancelRefresh', arguments: [] },
    4: { name: 'scrollTo', arguments: ['y'] },
  },
];
