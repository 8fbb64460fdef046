const clock = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit', hour12: false });
const weekday = new Intl.DateTimeFormat(undefined, { weekday: 'short' });
const day = new Intl.DateTimeFormat(undefined, { weekday: 'long' });

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
  return clock.format(at);
}

/** How a list writes it: the time today, then "Yesterday", then the weekday. */
export function listTime(at: number, now = Date.now()) {
  const days = daysBetween(at, now);
  if (days <= 0) return clockTime(at);
  return days === 1 ? 'Yesterday' : weekday.format(at);
}

/** How a conversation writes it, above a run of messages. */
export function messageTime(at: number, now = Date.now()) {
  const days = daysBetween(at, now);
  const name = days <= 0 ? 'Today' : days === 1 ? 'Yesterday' : day.format(at);
  return `${name}, ${clockTime(at)}`;
}
