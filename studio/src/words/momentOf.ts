const MINUTE = 60_000;

/** A time for the middle of a sentence: 'just now', '12 minutes ago', 'on 3 May at 14:20'. */
export function momentOf(iso: string, now: Date = new Date()): string {
  const at = new Date(iso);
  const minutes = Math.round((now.getTime() - at.getTime()) / MINUTE);
  if (Number.isNaN(minutes)) return 'earlier';
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ago`;
  const time = at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  if (at.toDateString() === now.toDateString()) return `today at ${time}`;
  return `on ${at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })} at ${time}`;
}
