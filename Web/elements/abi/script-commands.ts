// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// The commands that the recorder writes into scripts.

/** A command as scripts write it: its name, and the names of its arguments. */
export interface ScriptCommand {
  readonly name: string;
  readonly argumentNames: readonly string[];
}

/** The commands by the kind of the interaction and their number; the others are not recorded. */
export const scriptCommands: readonly Readonly<Record<number, ScriptCommand>>[] = [
  {
    0: { name: 'add', argumentNames: ['head', 'unread'] },
    1: { name: 'remove', argumentNames: ['head'] },
    2: { name: 'open', argumentNames: ['head'] },
    3: { name: 'select', argumentNames: ['head'] },
    4: { name: 'close', argumentNames: [] },
    5: { name: 'setUnread', argumentNames: ['head', 'count'] },
    6: { name: 'message', argumentNames: ['head', 'text'] },
    7: { name: 'moveTo', argumentNames: ['edge', 'y'] },
    8: { name: 'refuse', argumentNames: [] },
    11: { name: 'openOverflow', argumentNames: [] },
    15: { name: 'attend', argumentNames: [] },
    16: { name: 'unattend', argumentNames: [] },
    18: { name: 'addFrom', argumentNames: ['head', 'x', 'y', 'width'] },
  },
  {
    0: { name: 'setCount', argumentNames: ['count'] },
    2: { name: 'clear', argumentNames: [] },
    3: { name: 'refuse', argumentNames: [] },
    5: { name: 'setText', argumentNames: ['text', 'width'] },
    6: { name: 'setPinned', argumentNames: ['pinned'] },
  },
  {
    0: { name: 'start', argumentNames: [] },
    1: { name: 'answer', argumentNames: ['items'] },
    2: { name: 'fail', argumentNames: ['text'] },
    3: { name: 'cancelRefresh', argumentNames: [] },
    4: { name: 'scrollTo', argumentNames: ['y'] },
    10: { name: 'setEnabled', argumentNames: ['enabled'] },
  },
];
