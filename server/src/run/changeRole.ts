import { CardwrightError } from '@cardwright/renderer';
import { recordAdminAction } from '../audit/recordAdminAction.js';
import { assignRoles } from '../commands/members/assignRoles.js';
import { HttpProblem } from '../errors.js';
import { ensureMember } from '../queries/members.js';
import { roleNames } from '../queries/roles.js';
import type { Services } from '../services.js';

export interface RoleChange {
  readonly email: string;
  readonly role: string;
  readonly is_admin: boolean;
  /** False if nothing had to change. */
  readonly changed: boolean;
  /** A message for people. */
  readonly text: string;
}

type Rooms = Pick<Services, 'database' | 'clock' | 'accounts' | 'members'>;

const ADMIN = 'admin';

/**
 * Gives an account a role, or takes it away.
 * @throws CardwrightError `admin.no_account`, `admin.no_role`, `admin.last`
 */
export async function changeRole(
  services: Rooms,
  action: 'grant' | 'revoke',
  email: string,
  role = ADMIN,
): Promise<RoleChange> {
  const account = await services.accounts.findByEmail(email);
  if (account === undefined)
    throw new CardwrightError('admin.no_account', `No account has the address ${email}.`, {
      fix: 'Sign up with it first.',
    });
  await assertRole(services, role);
  // Someone who signed up but never came back has no member row yet.
  const { id, roles } = await ensureMember(services.database, { ...account, userId: account.id });
  const isGranted = action === 'grant';
  const others = roles.filter((other) => other !== role);
  const wanted = isGranted ? [...others, role] : others;
  const answer = { email: account.email, role, is_admin: wanted.includes(ADMIN) };
  const words = role === ADMIN ? 'an admin' : `in the role ${role}`;
  if (roles.includes(role) === isGranted)
    return { ...answer, changed: false, text: `${account.email} is ${isGranted ? 'already' : 'not'} ${words}.` };
  await assignRoles(services, id, wanted).catch(refuse);
  const details = { roles: wanted.join(' '), before: roles.join(' ') };
  const note = { subject: account.email, subjectId: id, details };
  const sentence = 'Replace the roles of a member';
  await recordAdminAction(services, { actorId: null, action: 'adminSetRoles', sentence, notes: [note] });
  const text = isGranted ? `${account.email} is ${words} now.` : `${account.email} is no longer ${words}.`;
  return { ...answer, changed: true, text };
}

/** A mistyped role would open nothing. */
async function assertRole({ database }: Pick<Rooms, 'database'>, role: string): Promise<void> {
  const names = [ADMIN, ...(await roleNames(database.knex))];
  if (names.includes(role)) return;
  throw new CardwrightError('admin.no_role', `There is no role "${role}".`, {
    fix: `The roles are ${names.join(', ')}. More are made on the page /admin/roles.`,
  });
}

function refuse(error: unknown): never {
  if (error instanceof HttpProblem && error.kind === 'conflict')
    throw new CardwrightError('admin.last', 'This is the last admin. Without one, nobody could open /admin.', {
      fix: 'Make someone else an admin first: cardwright admin grant ada@example.com',
      cause: error,
    });
  throw error;
}
