const clock = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit', hour12: false });
const weekday = new Intl.DateTimeFormat(undefined, { weekday: 'short' });
const day = new Intl.DateTimeFormat(undefined, { weekday: 'long' });

/** @param {number} at @param {number} now */
function daysBetween(at, now) {
  const midnight = (/** @type {number} */ time) => new Date(time).setHours(0, 0, 0, 0);
  return Math.round((midnight(now) - midnight(at)) / 86_400_000);
}

/** "9:41". @param {number} at milliseconds */
export function clockTime(at) {
  return clock.format(at);
}

/** How a list writes it: the time today, then "Yesterday", then the weekday. @param {number} at */
export function listTime(at, now = Date.now()) {
  const days = daysBetween(at, now);
  if (days <= 0) return clockTime(at);
  return days === 1 ? 'Yesterday' : weekday.format(at);
}

/** How a conversation writes it, above a run of messages. @param {number} at */
export function messageTime(at, now = Date.now()) {
  const days = daysBetween(at, now);
  const name = days <= 0 ? 'Today' : days === 1 ? 'Yesterday' : day.format(at);
  return `${name}, ${clockTime(at)}`;
}
