import { HttpProblem, notFound } from '../../errors.js';
import { newsletterIssueMail } from '../../mail/templates/newsletterIssue.js';
import {
  claimRecipients,
  countRecipients,
  finishIssue,
  noteDelivery,
  readIssue,
  reclaimFailed,
  startIssue,
  type IssueRow,
  type Recipient,
} from '../../queries/newsletterIssues.js';
import type { Services } from '../../services.js';
import { unsubscribeUrl } from './subscribe.js';

/** Consecutive refusals after which the mail server counts as down. */
const PATIENCE = 5;

type Rooms = Pick<Services, 'database' | 'clock' | 'config' | 'mail' | 'log'>;

interface Batch {
  readonly id: string;
  /** The maximum number of e-mails in this call. */
  readonly limit: number;
  /** Whether to retry refused e-mails first. */
  readonly retryFailed: boolean;
  /** Aborted when nobody waits for the response any more; the rest of the batch is then released. */
  readonly signal: AbortSignal;
}

interface Outcome {
  readonly issue: IssueRow;
  /** The number of remaining recipients. */
  readonly remaining: number;
}

/**
 * Sends an issue to the next subscribers; another call continues, even after a crash. Each delivery is recorded before
 * its e-mail is sent, so that nobody gets an issue twice. People who subscribe after the start get the next issue.
 * @throws HttpProblem 404
 */
export async function sendIssue(rooms: Rooms, { id, limit, retryFailed, signal }: Batch): Promise<Outcome> {
  const { database, clock } = rooms;
  const { knex } = database;
  await startIssue(knex, id, clock());
  const issue = await readIssue(knex, id);
  if (issue === undefined) throw notFound('Issue');
  const failed = retryFailed ? await reclaimFailed(knex, id, limit, clock()) : [];
  const fresh = failed.length < limit ? await claimRecipients(knex, id, limit - failed.length, clock()) : [];
  await deliver(rooms, issue, { again: failed, fresh }, signal);
  const remaining = await countRecipients(knex, id);
  if (remaining === 0) await finishIssue(knex, id, clock());
  return { issue: (await readIssue(knex, id)) ?? issue, remaining };
}

/** Sends one at a time, because mail servers distrust bursts. */
async function deliver(
  { database, clock, config, mail, log }: Rooms,
  issue: IssueRow,
  { again, fresh }: { readonly again: readonly Recipient[]; readonly fresh: readonly Recipient[] },
  signal: AbortSignal,
): Promise<void> {
  const waiting = [...again, ...fresh];
  let refusals = 0;
  try {
    while (waiting.length > 0 && refusals < PATIENCE && !signal.aborted) {
      const recipient = waiting[0];
      if (recipient === undefined) break;
      const unsubscribe = unsubscribeUrl(config.publicUrl, recipient.unsubscribe_token);
      const status = await mail.send(newsletterIssueMail(recipient.email, issue, unsubscribe)).then(
        () => 'sent' as const,
        (error: unknown) => {
          if (!(error instanceof HttpProblem)) throw error;
          log.warn({ err: error, issue: issue.id, subscriber: recipient.id }, 'could not send a newsletter');
          return 'failed' as const;
        },
      );
      refusals = status === 'sent' ? 0 : refusals + 1;
      await noteDelivery(database.knex, issue.id, [recipient.id], status, clock());
      waiting.shift();
    }
  } finally {
    const given = new Set(again.map(({ id }) => id));
    const ids = waiting.map(({ id }) => id);
    // Retried deliveries stay failed; the others are released.
    await noteDelivery(
      database.knex,
      issue.id,
      ids.filter((id) => given.has(id)),
      'failed',
      clock(),
    );
    await noteDelivery(
      database.knex,
      issue.id,
      ids.filter((id) => !given.has(id)),
      undefined,
      clock(),
    );
  }
}
