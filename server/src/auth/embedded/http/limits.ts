import type { Context } from 'koa';
import { HttpProblem } from '../../../errors.js';
import type { EmbeddedParts } from '../EmbeddedParts.js';

type Limited = Pick<EmbeddedParts, 'limits'>;

/** Counts one sign-in attempt, by network address and by account. @throws HttpProblem 429 with Retry-After */
export async function countTry(context: Context, { limits }: Limited, account: string): Promise<void> {
  await limits.take('sign-in', context.ip);
  await limits.take('sign-in-account', account);
}

/**
 * Called after a successful attempt: clears the account's count, and takes this attempt off the network address's
 * count. The address's other attempts stay counted; otherwise anyone with one account could guess passwords for all
 * others without limit.
 */
export async function forgetTries(context: Context, { limits }: Limited, account: string): Promise<void> {
  await limits.giveBack('sign-in', context.ip);
  await limits.forget('sign-in-account', account);
}

/** Counts one e-mail, by sender's network address and by recipient. @throws HttpProblem 429 with Retry-After */
export async function countMail(context: Context, { limits }: Limited, recipient: string): Promise<void> {
  try {
    await limits.take('mail-sender', context.ip);
    await limits.take('mail', recipient);
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
    throw new HttpProblem(error.kind, error.detail, { extra: { limit: 'mail' }, headers: error.headers });
  }
}
