import { z } from 'zod';
import { seal, unseal } from '../seal.js';

const LIFETIME_MS = 300_000;

const contents = z.object({ factorId: z.string(), sessionId: z.string(), expiresAt: z.number() });

interface Subject {
  readonly factorId: string;
  readonly sessionId: string;
}

/** A challenge is not stored: its id says for which factor and session it is valid, and until when. */
export function issueChallenge(key: Buffer, subject: Subject, now: Date): { id: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  return { id: seal(JSON.stringify({ ...subject, expiresAt: expiresAt.getTime() }), key), expiresAt };
}

export function readChallenge(
  key: Buffer,
  id: string,
  { factorId, sessionId }: Subject,
  now: Date,
): 'valid' | 'expired' | 'unknown' {
  const text = unseal(id, key);
  const challenge = text === undefined ? undefined : contents.parse(JSON.parse(text));
  if (challenge?.factorId !== factorId || challenge.sessionId !== sessionId) return 'unknown';
  return challenge.expiresAt > now.getTime() ? 'valid' : 'expired';
}
