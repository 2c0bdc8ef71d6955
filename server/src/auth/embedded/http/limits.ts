import type { Context } from 'koa';
import { HttpProblem } from '../../../errors.js';
import type { EmbeddedParts } from '../EmbeddedParts.js';

type Limited = Pick<EmbeddedParts, 'limits'>;

/** Counts one try to prove who one is, by network address and by account. @throws HttpProblem 429 with Retry-After */
export async function countTry(context: Context, { limits }: Limited, account: string): Promise<void> {
  await limits.take('sign-in', context.ip);
  await limits.take('sign-in-account', account);
}

/**
 * It was right: the account's tries are forgotten, the network address gets back this one. Its others stay counted, or
 * whoever has one account could try passwords on all the others without end.
 */
export async function forgetTries(context: Context, { limits }: Limited, account: string): Promise<void> {
  await limits.giveBack('sign-in', context.ip);
  await limits.forget('sign-in-account', account);
}

/** Counts one mail, by who asks for it and by who gets it. @throws HttpProblem 429 with Retry-After */
export async function countMail(context: Context, { limits }: Limited, recipient: string): Promise<void> {
  try {
    await limits.take('mail-sender', context.ip);
    await limits.take('mail', recipient);
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
    throw new HttpProblem(error.kind, error.detail, { extra: { limit: 'mail' }, headers: error.headers });
  }
}
