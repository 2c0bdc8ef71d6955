import { LRUCache } from 'lru-cache';
import type { Identity } from '../auth/types.js';
import type { Database } from '../database/connect.js';
import { ensureMember } from '../queries/members.js';

const MEMORY_MS = 5_000;

/** Caches members' roles for a few seconds, because every request needs them; creates the row at the first sign-in. */
export class MemberRoles {
  readonly #roles = new LRUCache<string, Promise<readonly string[]>>({ max: 10_000, ttl: MEMORY_MS });

  constructor(private readonly database: Database) {}

  rolesOf(identity: Identity): Promise<readonly string[]> {
    // The address is part of the key, so that a change reaches the member's row at once.
    const key = `${identity.userId} ${identity.email}`;
    const known = this.#roles.get(key);
    if (known !== undefined) return known;
    const roles = ensureMember(this.database, identity).then((member) => member.roles);
    this.#roles.set(key, roles);
    roles.catch(() => this.#roles.delete(key));
    return roles;
  }

  /** Call this when roles change or a member is deleted, so that the next request reads the database. */
  forget(): void {
    this.#roles.clear();
  }
}
