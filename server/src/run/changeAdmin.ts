import { CardwrightError } from '@cardwright/renderer';
import { recordAdminAction } from '../audit/recordAdminAction.js';
import { assignRoles } from '../commands/members/assignRoles.js';
import { HttpProblem } from '../errors.js';
import { ensureMember } from '../queries/members.js';
import type { Services } from '../services.js';

export interface AdminChange {
  readonly email: string;
  readonly is_admin: boolean;
  /** False if nothing had to change. */
  readonly changed: boolean;
  /** A message for people. */
  readonly text: string;
}

type Rooms = Pick<Services, 'database' | 'clock' | 'accounts' | 'members'>;

/**
 * Makes an account an admin, or revokes that.
 * @throws CardwrightError `admin.no_account`, `admin.last`
 */
export async function changeAdmin(services: Rooms, action: 'grant' | 'revoke', email: string): Promise<AdminChange> {
  const account = await services.accounts.findByEmail(email);
  if (account === undefined)
    throw new CardwrightError('admin.no_account', `No account has the address ${email}.`, {
      fix: 'Sign up with it first.',
    });
  // Someone who signed up but never came back has no member row yet.
  const identity = { userId: account.id, email: account.email, sessionId: undefined, userMetadata: {} };
  const { id, roles } = await ensureMember(services.database, identity);
  const wanted = action === 'grant';
  const answer = { email: account.email, is_admin: wanted };
  if (roles.includes('admin') === wanted)
    return { ...answer, changed: false, text: `${account.email} is ${wanted ? 'already' : 'not'} an admin.` };
  const others = roles.filter((role) => role !== 'admin');
  await assignRoles(services, id, wanted ? [...others, 'admin'] : others).catch(refuse);
  const note = { subject: account.email, subjectId: id, details: { admin: wanted } };
  const sentence = 'Replace the roles of a member';
  await recordAdminAction(services, { actorId: null, action: 'adminSetRoles', sentence, notes: [note] });
  const text = wanted ? `${account.email} is an admin now.` : `${account.email} is no longer an admin.`;
  return { ...answer, changed: true, text };
}

function refuse(error: unknown): never {
  if (error instanceof HttpProblem && error.kind === 'conflict')
    throw new CardwrightError('admin.last', 'This is the last admin. Without one, nobody could open /admin.', {
      fix: 'Make someone else an admin first: cardwright admin grant ada@example.com',
      cause: error,
    });
  throw error;
}
