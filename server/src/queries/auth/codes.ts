import type { Executor } from '../executor.js';

/** A code that a browser exchanges for a session, together with its verifier (RFC 7636). */
export interface AuthCodeRow {
  readonly code_hash: string;
  readonly user_id: string;
  readonly code_challenge: string;
  readonly code_challenge_method: string;
  /** The authentication method, for the session's `amr`. */
  readonly method: string;
  readonly expires_at: Date;
}

export async function insertAuthCode(executor: Executor, code: AuthCodeRow): Promise<void> {
  await executor('app.auth_codes').insert(code);
}

/** Deletes and returns a code, so that it can be tried only once. */
export async function takeAuthCode(executor: Executor, codeHash: string): Promise<AuthCodeRow | undefined> {
  const [row] = await executor('app.auth_codes').where({ code_hash: codeHash }).delete().returning<AuthCodeRow[]>('*');
  return row;
}
