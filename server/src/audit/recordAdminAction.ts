import { insertAdminActions } from '../queries/adminActions.js';
import type { Services } from '../services.js';

/** What an action was done to. */
export interface ActionNote {
  /** Its name, for people. */
  readonly subject?: string;
  readonly subjectId?: string;
  /** What else is worth knowing, such as the values before. Never a secret or the text of an e-mail. */
  readonly details?: Readonly<Record<string, unknown>>;
}

interface Done {
  /** null for the command line. */
  readonly actorId: string | null;
  /** The name of the call, such as `adminSetRoles`. */
  readonly action: string;
  /** What was done, for people: 'Replace the roles of a member'. */
  readonly sentence: string;
  readonly notes: readonly ActionNote[];
}

/** Writes what an admin has done into the audit log. Every admin route that changes something ends here (mountRoutes). */
export async function recordAdminAction(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { actorId, action, sentence, notes }: Done,
): Promise<void> {
  const entries = notes.map(({ subject = '', subjectId = null, details = {} }) => ({
    actor_id: actorId,
    action,
    sentence,
    subject,
    subject_id: subjectId,
    details,
  }));
  await insertAdminActions(database.knex, entries, clock());
}
