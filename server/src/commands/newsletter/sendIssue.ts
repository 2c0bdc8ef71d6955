import { HttpProblem, notFound } from '../../errors.js';
import { refusalOf } from '../../mail/refusalOf.js';
import { newsletterIssueMail } from '../../mail/templates/newsletterIssue.js';
import {
  claimDelivery,
  countRecipients,
  finishIssue,
  noteDelivery,
  readIssue,
  reclaimRefused,
  refusedRecipients,
  waitingRecipients,
  type DeliveryOutcome,
  type IssueRow,
  type Recipient,
} from '../../queries/newsletterIssues.js';
import type { Services } from '../../services.js';
import { unsubscribeUrl } from './subscribe.js';

/** Consecutive refusals after which the mail server counts as down. */
const PATIENCE = 5;
/** Recipients that are looked up at once; each is claimed only before its own e-mail. */
const AT_ONCE = 100;

export type SendingRooms = Pick<Services, 'database' | 'clock' | 'config' | 'mail' | 'log'>;

interface Batch {
  readonly id: string;
  /** The maximum number of e-mails in this call. */
  readonly limit: number;
  /** Whether to retry refused e-mails first. */
  readonly retryFailed: boolean;
  /** Aborted when nobody is waiting; no further e-mail is then sent. */
  readonly signal: AbortSignal;
}

interface Outcome {
  readonly issue: IssueRow;
  /** The number of remaining recipients. */
  readonly remaining: number;
  /** E-mails in this batch, also refused ones. */
  readonly count: number;
  /** The mail server refused several in a row. */
  readonly isRefused: boolean;
}

/**
 * Sends a started issue to the next subscribers; another call continues, even after a crash. Each delivery is recorded
 * right before its e-mail is sent, so that nobody gets an issue twice: of an e-mail in flight during a crash nobody knows
 * whether it arrived, and it is not sent again. People who subscribe after the start get the next issue.
 * @throws HttpProblem 404
 */
export async function sendIssue(rooms: SendingRooms, { id, limit, retryFailed, signal }: Batch): Promise<Outcome> {
  const { database, clock } = rooms;
  const { knex } = database;
  const issue = await readIssue(knex, id);
  if (issue === undefined) throw notFound('Issue');
  let refusals = 0;
  let count = 0;
  for await (const recipient of claimedRecipients(rooms, id, retryFailed ? limit : 0)) {
    const { status } = await deliver(rooms, issue, recipient);
    refusals = status === 'sent' ? 0 : refusals + 1;
    count += 1;
    // Before the next one is claimed: what is claimed is sent.
    if (count === limit || refusals === PATIENCE || signal.aborted) break;
  }
  const remaining = await countRecipients(knex, id);
  if (remaining === 0) await finishIssue(knex, id, clock());
  return { issue: (await readIssue(knex, id)) ?? issue, remaining, count, isRefused: refusals === PATIENCE };
}

/** One recipient at a time, each claimed when asked for: first those who were refused before, then new ones. */
async function* claimedRecipients(
  { database: { knex }, clock }: SendingRooms,
  id: string,
  again: number,
): AsyncGenerator<Recipient, void, void> {
  for (const refused of again === 0 ? [] : await refusedRecipients(knex, id, again)) {
    const recipient = await reclaimRefused(knex, id, refused, clock());
    if (recipient !== undefined) yield recipient;
  }
  for (;;) {
    const waiting = await waitingRecipients(knex, id, AT_ONCE);
    if (waiting.length === 0) return;
    for (const recipient of waiting) if (await claimDelivery(knex, id, recipient.id, clock())) yield recipient;
  }
}

async function deliver(
  { database, clock, config, mail, log }: SendingRooms,
  issue: IssueRow,
  { id, email, unsubscribe_token }: Recipient,
): Promise<DeliveryOutcome> {
  const unsubscribe = unsubscribeUrl(config.publicUrl, unsubscribe_token);
  const outcome = await mail.send(newsletterIssueMail(email, issue, unsubscribe)).then(
    (): DeliveryOutcome => ({ status: 'sent' }),
    (error: unknown): DeliveryOutcome => {
      if (!(error instanceof HttpProblem)) throw error;
      log.warn({ err: error, issue: issue.id, subscriber: id }, 'could not send a newsletter');
      return { status: 'failed', ...refusalOf(error) };
    },
  );
  await noteDelivery(database.knex, issue.id, id, outcome, clock());
  return outcome;
}
