// Times in English, like the page; the browser's own formats take some 20 ms to load.
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function daysBetween(at: number, now: number) {
  const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);
  return Math.round((midnight(now) - midnight(at)) / 86_400_000);
}

/**
 * "9:41".
 *
 * @param at milliseconds
 */
export function clockTime(at: number): string {
  const time = new Date(at);
  return `${time.getHours()}:${String(time.getMinutes()).padStart(2, '0')}`;
}

/** The form in a list: the time today, then "Yesterday", then the weekday. */
export function listTime(at: number, now = Date.now()) {
  const days = daysBetween(at, now);
  if (days <= 0) return clockTime(at);
  return days === 1 ? 'Yesterday' : weekdays[new Date(at).getDay()].slice(0, 3);
}

/** The form in a conversation, above a run of messages. */
export function messageTime(at: number, now = Date.now()) {
  const days = daysBetween(at, now);
  const name = days <= 0 ? 'Today' : days === 1 ? 'Yesterday' : weekdays[new Date(at).getDay()];
  return `${name}, ${clockTime(at)}`;
}
