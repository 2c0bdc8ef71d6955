import type { Executor } from '../executor.js';

export type Metadata = Readonly<Record<string, unknown>>;

/** A second factor; dates are ISO strings. */
export interface Factor {
  readonly id: string;
  readonly friendly_name: string;
  readonly factor_type: 'totp';
  readonly status: 'unverified' | 'verified';
  /** Encrypted with a key that is not in the database. */
  readonly sealed_secret: string;
  /** The number of the 30-second period whose code was used last; 0 before the first. */
  readonly last_period: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** An account of the embedded sign-in. */
export interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly password_hash: string | null;
  readonly email_confirmed_at: Date | null;
  /** Several people may have signed up before the address was confirmed, so no password or metadata is kept. */
  readonly sign_up_contested: boolean;
  readonly new_email: string | null;
  readonly email_change_confirmed: boolean;
  readonly invited_at: Date | null;
  readonly confirmation_sent_at: Date | null;
  readonly recovery_sent_at: Date | null;
  readonly email_change_sent_at: Date | null;
  readonly reauthentication_sent_at: Date | null;
  readonly last_sign_in_at: Date | null;
  readonly banned_until: Date | null;
  readonly app_metadata: Metadata;
  readonly user_metadata: Metadata;
  readonly factors: readonly Factor[];
  readonly created_at: Date;
  readonly updated_at: Date;
}

export type UserChanges = Partial<Omit<UserRow, 'id' | 'created_at' | 'updated_at'>>;

const PROVIDER = { provider: 'email', providers: ['email'] };

/** @returns undefined when the address already has an account */
export async function insertUser(
  executor: Executor,
  { email, ...rest }: UserChanges & { readonly email: string },
  now: Date,
): Promise<UserRow | undefined> {
  const row = { email, ...rest, app_metadata: { ...rest.app_metadata, ...PROVIDER }, created_at: now, updated_at: now };
  const [user] = await executor('app.auth_users')
    .insert(stored(row))
    .onConflict('email')
    .ignore()
    .returning<UserRow[]>('*');
  return user;
}

/** @returns undefined when the account is gone @throws a unique violation (23505) when the address is taken */
export async function updateUser(
  executor: Executor,
  id: string,
  changes: UserChanges,
  now: Date,
): Promise<UserRow | undefined> {
  const [user] = await executor('app.auth_users')
    .where({ id })
    .update(stored({ ...changes, updated_at: now }))
    .returning<UserRow[]>('*');
  return user;
}

/** Serializes jsonb columns; otherwise the driver would send arrays as Postgres arrays. */
function stored(row: Record<string, unknown>): Record<string, unknown> {
  const json = ['app_metadata', 'user_metadata', 'factors'].filter((name) => row[name] !== undefined);
  return { ...row, ...Object.fromEntries(json.map((name) => [name, JSON.stringify(row[name])])) };
}

export async function findUser(executor: Executor, id: string): Promise<UserRow | undefined> {
  return executor('app.auth_users').where({ id }).first<UserRow | undefined>('*');
}

/** Like findUser; other requests for the account wait until the transaction ends. */
export async function lockUser(trx: Executor, id: string): Promise<UserRow | undefined> {
  return trx('app.auth_users').where({ id }).forUpdate().first<UserRow | undefined>('*');
}

/** @param email in canonical form */
export async function findUserByEmail(executor: Executor, email: string): Promise<UserRow | undefined> {
  return executor('app.auth_users').where({ email }).first<UserRow | undefined>('*');
}

/** Like findUserByEmail; other requests for the account wait until the transaction ends. */
export async function lockUserByEmail(trx: Executor, email: string): Promise<UserRow | undefined> {
  return trx('app.auth_users').where({ email }).forUpdate().first<UserRow | undefined>('*');
}

/** Also deletes sessions, tokens and codes. @returns whether the account existed */
export async function deleteUser(executor: Executor, id: string): Promise<boolean> {
  return (await executor('app.auth_users').where({ id }).delete()) > 0;
}

/** One page, newest first, and the total. */
export async function listUsers(
  executor: Executor,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ readonly users: readonly UserRow[]; readonly total: number }> {
  const users = await executor('app.auth_users')
    .select<UserRow[]>('*')
    .orderBy([{ column: 'created_at', order: 'desc' }, 'id'])
    .limit(perPage)
    .offset((page - 1) * perPage);
  const counted = await executor('app.auth_users').count<{ count: string | number }[]>('* as count');
  return { users, total: Number(counted[0]?.count ?? 0) };
}
