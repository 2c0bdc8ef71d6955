import { LRUCache } from 'lru-cache';
import type { Identity } from '../auth/types.js';
import type { Database } from '../database/connect.js';
import { ensureMember, type MemberWithRoles } from '../queries/members.js';

const MEMORY_MS = 5_000;

/** What a member's roles are, and what these open. */
export type Rights = Pick<MemberWithRoles, 'roles' | 'permissions'>;

/** Caches members' roles and permissions for a few seconds, because every request needs them; creates the row at the first sign-in. */
export class MemberRoles {
  readonly #rights = new LRUCache<string, Promise<Rights>>({ max: 10_000, ttl: MEMORY_MS });

  constructor(private readonly database: Database) {}

  rightsOf(identity: Identity): Promise<Rights> {
    // The address is part of the key, so that a change reaches the member's row at once.
    const key = `${identity.userId} ${identity.email}`;
    const known = this.#rights.get(key);
    if (known !== undefined) return known;
    const rights = ensureMember(this.database, identity).then(({ roles, permissions }) => ({ roles, permissions }));
    this.#rights.set(key, rights);
    rights.catch(() => this.#rights.delete(key));
    return rights;
  }

  /** Call this when roles change or a member is deleted, so that the next request reads the database. */
  forget(): void {
    this.#rights.clear();
  }
}
