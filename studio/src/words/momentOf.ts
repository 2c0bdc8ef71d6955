import { counted } from './counted.js';

const MINUTE = 60_000;

/** A time for the middle of a sentence: 'just now', '12 minutes ago', 'on 3 May at 14:20'. */
export function momentOf(iso: string, now: Date = new Date()): string {
  const at = new Date(iso);
  const minutes = Math.round((now.getTime() - at.getTime()) / MINUTE);
  if (Number.isNaN(minutes)) return 'earlier';
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${counted(minutes, 'minute')} ago`;
  const time = at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  if (at.toDateString() === now.toDateString()) return `today at ${time}`;
  return `on ${at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })} at ${time}`;
}

/** A time as a heading for one of several: 'Today at 14:20:05', '3 May at 14:20:05'. Seconds tell close ones apart. */
export function exactMomentOf(iso: string, now: Date = new Date()): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return 'Earlier';
  const time = at.toLocaleTimeString('en-GB');
  if (at.toDateString() === now.toDateString()) return `Today at ${time}`;
  const year = at.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return `${at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', ...year })} at ${time}`;
}
