import { listMembers } from '../queries/memberLists.js';
import type { Services } from '../services.js';

/** More admins than any server has. */
const MOST = 10_000;

export interface Admin {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** All admins, newest account first. */
export async function listAdmins({ database }: Pick<Services, 'database'>): Promise<readonly Admin[]> {
  const { entries } = await listMembers(database.knex, { role: 'admin' }, { sort: '-created_at', limit: MOST });
  return entries.map(({ id, email, display_name }) => ({ id, email, name: display_name }));
}
