import type { Context } from 'koa';
import { HttpProblem } from '../../../errors.js';
import { networkOf } from '../../../middleware/networkOf.js';
import type { RateLimitName } from '../../../middleware/rateLimits.js';
import type { EmbeddedParts } from '../EmbeddedParts.js';

type Limited = Pick<EmbeddedParts, 'limits'>;
type Caller = Pick<Context, 'ip'>;

/** The more wrong attempts, the longer the wait: each limit has a longer window than the one before. */
const ACCOUNT_LIMITS: readonly RateLimitName[] = ['sign-in-account', 'sign-in-account-hour', 'sign-in-account-day'];

/** Counts one sign-in attempt, by network, and by account and network. @throws HttpProblem 429 with Retry-After */
export async function countTry({ ip }: Caller, { limits }: Limited, account: string): Promise<void> {
  const network = networkOf(ip);
  await limits.take('sign-in', network);
  for (const name of ACCOUNT_LIMITS) await limits.take(name, `${account} ${network}`);
}

/**
 * Called after a successful attempt: clears the account's count, and takes this attempt off the network's count. The
 * network's other attempts stay counted; otherwise anyone with one account could guess passwords for all others without
 * limit.
 */
export async function forgetTries({ ip }: Caller, { limits }: Limited, account: string): Promise<void> {
  const network = networkOf(ip);
  await limits.giveBack('sign-in', network);
  for (const name of ACCOUNT_LIMITS) await limits.forget(name, `${account} ${network}`);
}

/**
 * Counts one e-mail, by sender's network and by recipient. @throws HttpProblem 429 with Retry-After
 * @param recipient the address, or another name for the owner of a session, whom strangers' requests do not hinder
 */
export async function countMail({ ip }: Caller, { limits }: Limited, recipient: string): Promise<void> {
  const network = networkOf(ip);
  try {
    await limits.take('mail-sender', network);
    await limits.take('mail', `${recipient} ${network}`);
    await limits.take('mail-recipient', recipient);
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
    throw new HttpProblem(error.kind, error.detail, { extra: { limit: 'mail' }, headers: error.headers });
  }
}
