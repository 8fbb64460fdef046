// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// The fields of each interaction's progress, in the order of their numbers.
export const chatHeadsProgress = ['head', 'x', 'y', 'vx', 'vy', 'target', 'open'] as const;
export const slimeBadgeProgress = ['stretch', 'isConnected', 'dx', 'dy'] as const;
export const flippingNotchProgress = ['pull', 'flip', 'panel', 'state'] as const;

/** The states of a flipping notch, by number. */
export const notchStates = [
  'idle', 'pulling', 'armed', 'dropping', 'waiting', 'flipping', 'inserting', 'cancelled', 'panelArmed', 'panelOpening',
  'panelOpen', 'panelPushed', 'panelClosing', 'editing', 'removing',
] as const;
