// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
/** The names of the interactions in scripts, in the order of their kinds. */
export const interactionNames = ['chat-heads', 'slime-badge', 'flipping-notch'] as const;
