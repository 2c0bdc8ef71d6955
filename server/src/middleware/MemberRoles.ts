import { LRUCache } from 'lru-cache';
import type { Identity } from '../auth/types.js';
import type { Database } from '../database/connect.js';
import { ensureMember } from '../queries/members.js';

const MEMORY_MS = 5_000;

/** Roles of members, remembered for a few seconds, since every request asks for them; makes the row at first sign-in. */
export class MemberRoles {
  readonly #roles = new LRUCache<string, Promise<readonly string[]>>({ max: 10_000, ttl: MEMORY_MS });

  constructor(private readonly database: Database) {}

  rolesOf(identity: Identity): Promise<readonly string[]> {
    // A changed address is another key, so that the member's row follows it at once.
    const key = `${identity.userId} ${identity.email}`;
    const known = this.#roles.get(key);
    if (known !== undefined) return known;
    const roles = ensureMember(this.database, identity).then((member) => member.roles);
    this.#roles.set(key, roles);
    roles.catch(() => this.#roles.delete(key));
    return roles;
  }

  /** Roles changed, or a member is gone: the next request asks again. */
  forget(): void {
    this.#roles.clear();
  }
}
