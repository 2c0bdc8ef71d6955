import type { Place, WaitlistEntry } from '../contract/waitlist.js';
import type { WaitlistRow } from '../queries/waitlist.js';
import { utc } from './utc.js';

/** A waitlist entry for admins. */
export function presentWaitlistEntry(row: WaitlistRow): WaitlistEntry {
  const { id, email, name, reason, status, position } = row;
  const times = { invited_at: utc(row.invited_at), joined_at: utc(row.joined_at) };
  return { id, email, name, reason, status, position, ...times, created_at: utc(row.created_at) };
}

/** The caller's own place in line. */
export function presentPlace({ status, position }: WaitlistRow, waiting: number): Place {
  return { status, position, waiting };
}
