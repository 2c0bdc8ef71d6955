import { createHash } from 'node:crypto';
import type { Executor } from '../executor.js';

/** Longer than the links in e-mails are valid. */
const KEPT_MS = 24 * 60 * 60 * 1_000;

/** Remembers for a day that somebody asked for an e-mail to an address that has no account. */
export async function noteAskedAddress(executor: Executor, email: string, now: Date): Promise<void> {
  await executor('app.auth_asked_addresses')
    .insert({ email_hash: hashOf(email), asked_at: now })
    .onConflict('email_hash')
    .merge();
}

/** Whether somebody asked for an e-mail to this address before it had an account. */
export async function wasAddressAsked(executor: Executor, email: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - KEPT_MS);
  const row: unknown = await executor('app.auth_asked_addresses')
    .where({ email_hash: hashOf(email) })
    .where('asked_at', '>', since)
    .first('email_hash');
  return row !== undefined;
}

/** @returns how many were deleted */
export function pruneAskedAddresses(executor: Executor, now: Date): Promise<number> {
  return executor('app.auth_asked_addresses')
    .where('asked_at', '<=', new Date(now.getTime() - KEPT_MS))
    .delete();
}

const hashOf = (email: string): string => createHash('sha256').update(email).digest('hex');
