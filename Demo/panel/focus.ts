import type { Subject } from '../subject.js';
import type { Focus } from './tuner.js';

/** The first properties of each interaction. */
export const focus: Record<Subject, Focus> = {
  heads: { spring: 'settleSpring', numbers: ['friction'] },
  badge: { spring: 'returnSpring', numbers: ['breakDistance', 'borderWidth'], measured: ['maximumCount'] },
  notch: {
    spring: 'dropSpring', numbers: ['pullLimit', 'flipDuration'],
    measured: ['cellHeight', 'cellMargin', 'cellRadius', 'rowGap', 'firstRowInset'],
  },
};
