// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// The commands that the recorder writes into scripts.

/** A command as scripts write it: its name, and its arguments with the count of their numbers, 0 for one that can be missing, below 0 for a list with as many in each entry. */
export interface ScriptCommand {
  readonly name: string;
  readonly argumentLengths: Readonly<Record<string, number>>;
}

/** The commands by the kind of the interaction and their number; the others are not recorded. */
export const scriptCommands: readonly Readonly<Record<number, ScriptCommand>>[] = [
  {
    0: { name: 'add', argumentLengths: { head: 1, unread: 1, animated: 1, from: 3 } },
    1: { name: 'remove', argumentLengths: { head: 1 } },
    2: { name: 'open', argumentLengths: { head: 1 } },
    3: { name: 'select', argumentLengths: { head: 1 } },
    4: { name: 'close', argumentLengths: {} },
    5: { name: 'setUnread', argumentLengths: { head: 1, count: 1 } },
    6: { name: 'message', argumentLengths: { head: 1, text: 1, size: 2 } },
    7: { name: 'setRestingPlace', argumentLengths: { edge: 1, x: 0, y: 1, animated: 1 } },
    8: { name: 'cancelDismissal', argumentLengths: {} },
    9: { name: 'setExclusionAreas', argumentLengths: { areas: -4 } },
    10: { name: 'setEditing', argumentLengths: { isEditing: 1 } },
    11: { name: 'openOverflow', argumentLengths: {} },
    13: { name: 'setAttention', argumentLengths: { isPresent: 1 } },
    15: { name: 'setDocking', argumentLengths: { docking: 1, animated: 1 } },
    16: { name: 'setPanelFrame', argumentLengths: { frame: 4, animated: 1 } },
    17: { name: 'setFace', argumentLengths: { head: 1, face: 3, animated: 1 } },
    18: { name: 'setPanelSize', argumentLengths: { width: 0, height: 0, animated: 1 } },
    19: { name: 'restorePanel', argumentLengths: { docking: 1, width: 0, height: 0, x: 0, y: 0 } },
    20: { name: 'setContentHeight', argumentLengths: { head: 1, height: 1 } },
  },
  {
    0: { name: 'setCount', argumentLengths: { count: 1 } },
    2: { name: 'clear', argumentLengths: { after: 1 } },
    3: { name: 'cancelDismissal', argumentLengths: {} },
    5: { name: 'setText', argumentLengths: { text: 1, width: 1 } },
    6: { name: 'setPinned', argumentLengths: { pinned: 1 } },
    7: { name: 'setBurstFrames', argumentLengths: { count: 1 } },
    8: { name: 'setConstruction', argumentLengths: { construction: 1 } },
  },
  {
    0: { name: 'beginRefreshing', argumentLengths: {} },
    1: { name: 'finishRefreshing', argumentLengths: { items: 1 } },
    2: { name: 'failRefreshing', argumentLengths: { text: 1 } },
    3: { name: 'cancelRefreshing', argumentLengths: {} },
    4: { name: 'scrollTo', argumentLengths: { y: 1 } },
    10: { name: 'setEnabled', argumentLengths: { enabled: 1 } },
    11: { name: 'setArrivingRows', argumentLengths: { count: 1, extent: 1 } },
    12: { name: 'setArrivingRow', argumentLengths: { index: 1, x: 1, y: 1, height: 1 } },
    14: { name: 'showPanel', argumentLengths: {} },
    15: { name: 'closePanel', argumentLengths: {} },
    16: { name: 'addRow', argumentLengths: {} },
    17: { name: 'keepRow', argumentLengths: {} },
    18: { name: 'dropRow', argumentLengths: {} },
    19: { name: 'setScreenEnd', argumentLengths: { y: 1 } },
  },
];
