import type { ActionNote } from '../../audit/recordAdminAction.js';
import { HttpProblem } from '../../errors.js';
import { readExport } from '../../queries/exports/readExports.js';
import type { Services } from '../../services.js';

interface Outcome {
  readonly done: string[];
  /** The exports that did not change, with the reason for each. */
  readonly failed: { readonly id: string; readonly detail: string }[];
}

/**
 * Cancels exports of any member, or repeats them. One that cannot be changed does not stop the others.
 * @param note told of each export that was changed
 */
export async function changeJobs(
  { database, exports }: Pick<Services, 'database' | 'exports'>,
  action: 'cancel' | 'retry',
  ids: readonly string[],
  note: (note: ActionNote) => void,
): Promise<Outcome> {
  const outcome: Outcome = { done: [], failed: [] };
  for (const id of new Set(ids))
    try {
      const job = await readExport(database.knex, id);
      await exports[action](id);
      outcome.done.push(id);
      note({ subject: job?.deck_title ?? '', subjectId: id });
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      outcome.failed.push({ id, detail: error.detail });
    }
  return outcome;
}
