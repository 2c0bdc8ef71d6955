const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A relative time: 'just now', '5 minutes ago', 'yesterday', 'Monday', '12 Nov', '12 Nov 2024'. */
export function timeAgo(time: string, now: Date): string {
  const then = new Date(time);
  const age = now.getTime() - then.getTime();
  if (age < MINUTE) return 'just now';
  const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'always' });
  if (age < HOUR) return relative.format(-Math.floor(age / MINUTE), 'minute');
  const days = daysBetween(then, now);
  if (days === 0) return relative.format(-Math.floor(age / HOUR), 'hour');
  if (days === 1) return 'yesterday';
  if (days < 7) return then.toLocaleDateString('en-GB', { weekday: 'long' });
  const isThisYear = then.getFullYear() === now.getFullYear();
  return then.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' }) });
}

/** Midnights between two moments, in local time. */
function daysBetween(then: Date, now: Date): number {
  const midnight = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  return Math.round((midnight(now) - midnight(then)) / DAY);
}

/** Days until a deck is deleted for good, counted from its move to the bin. */
export function daysLeft(deletedAt: string, now: Date, kept = 30): number {
  return Math.max(0, Math.ceil((new Date(deletedAt).getTime() + kept * DAY - now.getTime()) / DAY));
}
