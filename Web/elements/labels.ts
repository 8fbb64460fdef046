/** The words that elements say to assistive technology; a page may put others in their place. */
export const labels = {
  unread: (count: number): string => `${count} unread`,
  head: (name: string, count: number): string => (count ? `${name}, ${count} unread` : name),
  stack: (count: number): string => `${count} unread in all`,
  message: (name: string, text: string): string => `${name}: ${text}`,
  overflow: 'More conversations',
  refresh: 'Refresh',
  loading: 'Loading',
  inserted: (count: number): string => (count === 1 ? '1 new item' : `${count} new items`),
  nothingNew: 'Nothing new',
};
