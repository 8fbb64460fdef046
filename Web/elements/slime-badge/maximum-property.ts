/** The property of a badge's style that the attribute `max` sets. */
export const maximumProperty = 'maximumCount';
