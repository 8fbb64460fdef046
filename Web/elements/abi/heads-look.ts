// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// The appearance of chat heads at rest in the presets `modern` and `classic`, for pages that wait for the engine.
export const headSize = [66, 66];
export const avatarInset = [4, 4];
export const edgeOverhang = [11, 11];
export const stackOffset = [12, 12];
export const startingHeight = [0.25, 0.25];
export const edges = [0, 0];
export const shadowOpacity = [0.3, 0.7];
export const shadowOffset = [3, 2];
export const shadowRadius = [8, 2];
export const ringWidth = [2, 0];
export const glowRadius = [3, 3];
