import type { JWK } from 'jose';
import type { Executor } from '../executor.js';

/** A key pair for access tokens; the private key is encrypted with a secret that is not in the database. */
export interface SigningKeyRow {
  readonly kid: string;
  readonly public_jwk: JWK;
  readonly encrypted_private_key: string;
  readonly created_at: Date;
}

/** Newest first. */
export async function listSigningKeys(executor: Executor): Promise<SigningKeyRow[]> {
  return executor('app.auth_signing_keys')
    .select<SigningKeyRow[]>('*')
    .orderBy([{ column: 'created_at', order: 'desc' }, 'kid']);
}

export async function insertSigningKey(executor: Executor, key: SigningKeyRow): Promise<void> {
  await executor('app.auth_signing_keys').insert({ ...key, public_jwk: JSON.stringify(key.public_jwk) });
}

export async function deleteSigningKeys(executor: Executor, kids: readonly string[]): Promise<void> {
  await executor('app.auth_signing_keys').whereIn('kid', kids).delete();
}
