import type { Subject } from '../subject.js';
import type { Focus } from './tuner.js';

/** The first properties of each interaction: with the two of the spring, and the time to the notch's answer, six numbers. */
export const focus: Record<Subject, Focus> = {
  heads: { spring: 'settleSpring', numbers: ['friction', 'escapeSpeed', 'captureRadius', 'headSize'] },
  badge: { spring: 'returnSpring', numbers: ['breakDistance', 'anchorZone', 'badgeRadius', 'borderWidth'], measured: ['maximumCount'] },
  notch: {
    spring: 'dropSpring', numbers: ['pullLimit', 'rubberBand', 'flipDuration'],
    measured: ['cellHeight', 'cellMargin', 'cellRadius', 'rowGap', 'firstRowInset'],
  },
};
