import type { Executor } from '../executor.js';

/** What a browser exchanges for a session, together with the verifier that it kept (RFC 7636). */
export interface AuthCodeRow {
  readonly code_hash: string;
  readonly user_id: string;
  readonly code_challenge: string;
  readonly code_challenge_method: string;
  /** How the person proved who they are, for the session's `amr`. */
  readonly method: string;
  readonly expires_at: Date;
}

export async function insertAuthCode(executor: Executor, code: AuthCodeRow): Promise<void> {
  await executor('app.auth_codes').insert(code);
}

/** Takes the code away: it counts once, right or wrong. */
export async function takeAuthCode(executor: Executor, codeHash: string): Promise<AuthCodeRow | undefined> {
  const [row] = await executor('app.auth_codes').where({ code_hash: codeHash }).delete().returning<AuthCodeRow[]>('*');
  return row;
}
