import { HttpProblem, notFound, staleVersion } from '../../errors.js';
import type { Executor } from '../../queries/executor.js';
import {
  deleteDraft,
  type EditedDraft,
  insertIssue,
  readIssue,
  updateDraft,
  type IssueContent,
  type IssueRow,
} from '../../queries/newsletterIssues.js';
import type { Services } from '../../services.js';

type Rooms = Pick<Services, 'database' | 'clock'>;

export async function createIssue({ database, clock }: Rooms, content: IssueContent): Promise<IssueRow> {
  return readBack(database.knex, await insertIssue(database.knex, content, clock()));
}

/** @throws HttpProblem 404, 409 once it is being sent, or `stale-version` with the current `version` */
export async function changeIssue(
  { database, clock }: Rooms,
  draft: EditedDraft,
  change: Partial<IssueContent>,
): Promise<IssueRow> {
  if (!(await updateDraft(database.knex, draft, change, clock()))) throw await refusal(database.knex, draft.id);
  return readBack(database.knex, draft.id);
}

/** @throws HttpProblem 404, 409 once it is being sent */
export async function removeIssue({ database }: Rooms, id: string): Promise<void> {
  if (!(await deleteDraft(database.knex, id))) throw await refusal(database.knex, id);
}

async function refusal(executor: Executor, id: string): Promise<HttpProblem> {
  const issue = await readIssue(executor, id);
  if (issue === undefined) return notFound('Issue');
  if (issue.status === 'draft') return staleVersion('This draft', issue.version);
  return new HttpProblem('conflict', 'This issue has already been sent to subscribers and can no longer be changed.');
}

async function readBack(executor: Executor, id: string): Promise<IssueRow> {
  const issue = await readIssue(executor, id);
  if (issue === undefined) throw notFound('Issue');
  return issue;
}
