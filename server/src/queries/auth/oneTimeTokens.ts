import type { Executor } from '../executor.js';

export type TokenKind =
  'confirmation' | 'magiclink' | 'recovery' | 'email_change_current' | 'email_change_new' | 'reauthentication';

/** The link token and the code of an e-mail, each stored only as a hash. */
export interface OneTimeTokenRow {
  readonly user_id: string;
  readonly kind: TokenKind;
  readonly email: string;
  readonly token_hash: string;
  readonly code_hash: string;
  readonly attempts: number;
  readonly code_challenge: string | null;
  readonly code_challenge_method: string | null;
  readonly created_at: Date;
  readonly token_expires_at: Date;
  readonly code_expires_at: Date;
}

/** Replaces an older token of the same kind, so that only the last e-mail is valid. */
export async function putOneTimeToken(executor: Executor, token: Omit<OneTimeTokenRow, 'attempts'>): Promise<void> {
  await executor('app.auth_one_time_tokens')
    .insert({ ...token, attempts: 0 })
    .onConflict(['user_id', 'kind'])
    .merge();
}

/** Deletes and returns a token, so that only one caller can use it; leaves tokens of other kinds alone. */
export async function takeOneTimeToken(
  executor: Executor,
  tokenHash: string,
  kinds: readonly TokenKind[],
): Promise<OneTimeTokenRow | undefined> {
  const [row] = await executor('app.auth_one_time_tokens')
    .where({ token_hash: tokenHash })
    .whereIn('kind', kinds)
    .delete()
    .returning<OneTimeTokenRow[]>('*');
  return row;
}

/** The tokens sent to an address, locked until the transaction ends. */
export async function lockTokensFor(
  executor: Executor,
  email: string,
  kinds: readonly TokenKind[],
): Promise<OneTimeTokenRow[]> {
  return executor('app.auth_one_time_tokens')
    .select<OneTimeTokenRow[]>('*')
    .where({ email })
    .whereIn('kind', kinds)
    .orderBy('kind')
    .forUpdate();
}

/** Counts a wrong code. */
export async function countAttempt(executor: Executor, tokenHash: string): Promise<void> {
  await executor('app.auth_one_time_tokens').where({ token_hash: tokenHash }).increment('attempts', 1);
}

export async function deleteOneTimeTokens(
  executor: Executor,
  userId: string,
  kinds: readonly TokenKind[],
): Promise<void> {
  await executor('app.auth_one_time_tokens').where({ user_id: userId }).whereIn('kind', kinds).delete();
}

/** Deletes expired tokens. @returns how many */
export async function pruneOneTimeTokens(executor: Executor, now: Date): Promise<number> {
  const tokens: number = await executor('app.auth_one_time_tokens').where('token_expires_at', '<', now).delete();
  const codes: number = await executor('app.auth_codes').where('expires_at', '<', now).delete();
  return tokens + codes;
}
