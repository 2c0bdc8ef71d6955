import type { Identity } from '../auth/types.js';
import type { Database } from '../database/connect.js';

export interface MemberWithRoles {
  readonly id: string;
  readonly email: string;
  readonly roles: readonly string[];
}

const FIND = `
select m.id, m.email, coalesce((select array_agg(r.role order by r.role) from app.member_roles r where r.member_id = m.id), '{}') as roles
from app.members m where m.id = ?`;

/** The member of a session, with roles. Their row is made at first sign-in and follows a changed address. */
export async function ensureMember({ knex }: Database, identity: Identity): Promise<MemberWithRoles> {
  const { userId: id, email } = identity;
  const { rows } = await knex.raw<{ rows: MemberWithRoles[] }>(FIND, [id]);
  const [member] = rows;
  if (member?.email === email) return member;
  const name = identity.userMetadata.display_name;
  await knex('app.members')
    .insert({ id, email, display_name: typeof name === 'string' ? name.slice(0, 100) : '' })
    .onConflict('id')
    .merge({ email, updated_at: knex.fn.now() });
  return { id, email, roles: member?.roles ?? [] };
}
