import { LRUCache } from 'lru-cache';
import type { Database } from '../../../database/connect.js';
import { findSession } from '../../../queries/auth/sessions.js';
import { findUser } from '../../../queries/auth/users.js';
import type { Identity, SessionVerifier } from '../../types.js';
import { needsSecondFactor } from '../factors/assurance.js';
import { latestOf } from '../../latestOf.js';
import type { AccessTokens } from './AccessTokens.js';

/** How long a session that another process ended may still be accepted. */
const MEMORY_MS = 5_000;

interface Verified {
  readonly identity: Identity;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

interface Parts {
  readonly database: Database;
  readonly tokens: AccessTokens;
  readonly clock: () => Date;
}

/**
 * Verifies access tokens of the embedded sign-in. A session that still has to prove a second factor is not valid. Unlike a JWT alone, this notices at once when someone has signed out
 * or was deleted, at the cost of a database query every few seconds.
 */
export class EmbeddedSessions implements SessionVerifier {
  readonly #known = new LRUCache<string, Promise<Verified | undefined>>({ max: 5_000, ttl: MEMORY_MS });

  constructor(private readonly parts: Parts) {}

  async verify(accessToken: string): Promise<Identity | undefined> {
    let pending = this.#known.get(accessToken);
    if (pending === undefined) {
      pending = this.#check(accessToken);
      this.#known.set(accessToken, pending);
      pending.then(
        // Invalid tokens are not cached, or strangers could evict the valid ones.
        (verified) => verified === undefined && this.#known.delete(accessToken),
        () => this.#known.delete(accessToken),
      );
    }
    const verified = await pending;
    if (verified === undefined || this.parts.clock().getTime() / 1000 >= verified.expiresAt) return undefined;
    return verified.identity;
  }

  /** Call this when a session ends or an account changes, so that the next request checks the database. */
  forget(): void {
    this.#known.clear();
  }

  async #check(accessToken: string): Promise<Verified | undefined> {
    const claims = await this.parts.tokens.verify(accessToken);
    if ('reason' in claims) return undefined;
    const { knex } = this.parts.database;
    const session = await findSession(knex, claims.session_id);
    if (session?.user_id !== claims.sub) return undefined;
    const user = await findUser(knex, claims.sub);
    if (user === undefined || isBanned(user, this.parts.clock()) || needsSecondFactor(user, session)) return undefined;
    return {
      identity: {
        userId: user.id,
        email: user.email,
        sessionId: session.id,
        signedInAt: latestOf(session.amr),
        userMetadata: user.user_metadata,
      },
      expiresAt: claims.exp,
    };
  }
}

export function isBanned({ banned_until }: { readonly banned_until: Date | null }, now: Date): boolean {
  return banned_until !== null && banned_until > now;
}
