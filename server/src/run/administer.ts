import { CardwrightError, UUID } from '@cardwright/renderer';
import { recordAdminAction, type ActionNote } from '../audit/recordAdminAction.js';
import { moderateDecks } from '../commands/decks/moderateDecks.js';
import { changeJobs } from '../commands/exports/changeJobs.js';
import { suspendAccounts } from '../commands/members/suspendAccounts.js';
import {
  deleteUnusedPictures,
  findUnusedPictures,
  UNUSED_DAYS,
  type UnusedPicture,
} from '../commands/pictures/unusedPictures.js';
import { HttpProblem } from '../errors.js';
import { listModerated } from '../queries/decks/listModerated.js';
import { listJobs } from '../queries/exports/listJobs.js';
import { listMembers } from '../queries/memberLists.js';
import type { Services } from '../services.js';

/** What the admin pages do for members, decks, jobs and pictures; the first four only list. */
export type AdminTask =
  | 'members'
  | 'decks'
  | 'jobs'
  | 'unused-pictures'
  | 'suspend'
  | 'readmit'
  | 'unlist'
  | 'take-down'
  | 'cancel'
  | 'retry'
  | 'delete-unused-pictures';

export interface AdminResult {
  /** The result for programs, with `--json`. */
  readonly result: object;
  /** The same for people. */
  readonly text: string;
}

/** More than fits a terminal; a search finds the rest. */
const MOST = 500;

/**
 * Lists members, decks or exports, or changes one. Every change is written into the audit log.
 * @param subject a search for lists; an address for members, an id for decks and exports
 * @throws CardwrightError `admin.not_found`, `admin.refused`
 */
export async function administer(services: Services, task: AdminTask, subject: string): Promise<AdminResult> {
  const { knex } = services.database;
  const q = subject === '' ? undefined : subject;
  switch (task) {
    case 'members': {
      const { entries: members, total } = await listMembers(knex, { q }, { sort: '-created_at', limit: MOST });
      const lines = members.map(({ email, display_name, roles, suspended_at }) =>
        [email, display_name, roles.join(','), ...(suspended_at === null ? [] : ['suspended'])].join('  '),
      );
      return { result: { members, total }, text: textOf(lines, 'There are no such members.') };
    }
    case 'decks': {
      const { entries: decks, total } = await listModerated(knex, { q }, { sort: '-updated_at', limit: MOST });
      const lines = decks.map(({ id, status, owner_name, title }) => [id, status, owner_name, title].join('  '));
      return { result: { decks, total }, text: textOf(lines, 'There are no such decks.') };
    }
    case 'jobs': {
      const { entries: jobs, total } = await listJobs(knex, { q }, { sort: '-created_at', limit: MOST });
      const lines = jobs.map(({ id, status, owner_name, deck_title }) =>
        [id, status, owner_name, deck_title].join('  '),
      );
      return { result: { jobs, total }, text: textOf(lines, 'There are no such exports.') };
    }
    case 'unused-pictures':
      return reportOn(await findUnusedPictures(services), 'unused');
    case 'delete-unused-pictures':
      return removeUnused(services);
    case 'suspend':
    case 'readmit':
      return suspendMember(services, subject, task === 'suspend');
    case 'unlist':
    case 'take-down':
      return changeDeck(services, subject, task === 'unlist' ? 'unlisted' : 'draft');
    case 'cancel':
    case 'retry':
      return changeJob(services, subject, task);
  }
}

function textOf(lines: readonly string[], none: string): string {
  return lines.length === 0 ? none : lines.join('\n');
}

async function suspendMember(services: Services, email: string, suspended: boolean): Promise<AdminResult> {
  const { entries } = await listMembers(services.database.knex, { q: email }, { sort: 'email', limit: MOST });
  const member = entries.find((each) => each.email.toLowerCase() === email.trim().toLowerCase());
  if (member === undefined) throw new CardwrightError('admin.not_found', `No member has the address ${email}.`);
  await suspendAccounts(services, null, { ids: [member.id], suspended }).catch(refuse);
  const note = { subject: member.display_name || member.email, subjectId: member.id, details: { suspended } };
  await record(services, 'adminSuspendMembers', 'Suspend members', [note]);
  const text = suspended ? `${member.email} is suspended.` : `${member.email} may sign in again.`;
  return { result: { email: member.email, suspended }, text };
}

function refuse(error: unknown): never {
  if (error instanceof HttpProblem) throw new CardwrightError('admin.refused', error.detail, { cause: error });
  throw error;
}

/** The database would call anything else a bug. */
function requireId(id: string, what: string, list: string): void {
  if (UUID.test(id)) return;
  throw new CardwrightError('admin.not_found', `${id} is not the id of ${what}.`, {
    fix: `List the ids: cardwright admin ${list}`,
  });
}

async function changeDeck(services: Services, id: string, status: 'unlisted' | 'draft'): Promise<AdminResult> {
  requireId(id, 'a deck', 'decks');
  const notes: ActionNote[] = [];
  const { failed } = await moderateDecks(services, { decks: [{ id, status }], reason: '' }, (note) => notes.push(note));
  assertDone(failed);
  await record(services, 'adminModerateDecks', 'Change status or world of decks', notes);
  return { result: { id, status }, text: `The deck is ${status === 'draft' ? 'a draft' : 'unlisted'} now.` };
}

async function changeJob(services: Services, id: string, action: 'cancel' | 'retry'): Promise<AdminResult> {
  requireId(id, 'an export', 'jobs');
  const notes: ActionNote[] = [];
  const { failed } = await changeJobs(services, action, [id], (note) => notes.push(note));
  assertDone(failed);
  const [name, sentence] =
    action === 'cancel'
      ? ['adminCancelJobs', 'Cancel queued and running exports']
      : ['adminRetryJobs', 'Repeat failed'];
  await record(services, name, sentence, notes);
  return { result: { id, action }, text: `The export is ${action === 'cancel' ? 'cancelled' : 'in the queue again'}.` };
}

function reportOn(pictures: readonly UnusedPicture[], state: 'unused' | 'deleted'): AdminResult {
  const bytes = pictures.reduce((sum, { size }) => sum + size, 0);
  const lines = pictures.map(({ path, size }) => `${size}  ${path}`);
  const total = `${pictures.length} ${pictures.length === 1 ? 'picture' : 'pictures'}, ${bytes} bytes, ${state}`;
  return {
    result: { count: pictures.length, bytes, pictures },
    text: textOf(
      pictures.length === 0 ? [] : [...lines, total],
      `There are no unused pictures older than ${UNUSED_DAYS} days.`,
    ),
  };
}

async function removeUnused(services: Services): Promise<AdminResult> {
  const deleted = await deleteUnusedPictures(services);
  const notes = deleted.map(({ path, size }) => ({ subject: path, details: { size } }));
  if (notes.length > 0) await record(services, 'deleteUnusedPictures', 'Delete unused pictures', notes);
  return reportOn(deleted, 'deleted');
}

function assertDone([first]: readonly { readonly detail: string }[]): void {
  if (first !== undefined) throw new CardwrightError('admin.refused', first.detail);
}

function record(services: Services, action: string, sentence: string, notes: readonly ActionNote[]): Promise<void> {
  return recordAdminAction(services, { actorId: null, action, sentence, notes });
}
