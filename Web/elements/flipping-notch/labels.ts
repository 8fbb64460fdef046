// The default labels of a flipping notch.
import { addLabels } from '../labels.js';

addLabels({
  list: 'List',
  refresh: 'Refresh',
  blankRow: 'New row',
  loading: 'Loading',
  inserted: (count, written) => (count === 1 ? '1 new item' : `${written} new items`),
  nothingNew: 'Up to date',
  noAnswer: 'No answer',
  panel: 'Panel',
  showPanel: 'Show panel',
});
