import { randomBytes } from 'node:crypto';
import type { Context } from 'koa';
import { z } from 'zod';
import { deleteSessions } from '../../../../queries/auth/sessions.js';
import {
  deleteUser,
  findUser,
  findUserByEmail,
  insertUser,
  listUsers,
  updateUser,
  type UserChanges,
  type UserRow,
} from '../../../../queries/auth/users.js';
import { emailExists, notOffered, userNotFound, validationFailed } from '../../AuthError.js';
import { canonicalEmail } from '../../canonicalEmail.js';
import type { EmbeddedParts } from '../../EmbeddedParts.js';
import { requireServiceRole } from '../../http/authenticate.js';
import { readJson } from '../../http/readJson.js';
import { adminUserBody, deleteUserBody } from '../../http/schemas.js';
import { mergeMetadata } from '../../mergeMetadata.js';
import { checkPassword } from '../../passwords/checkPassword.js';
import { presentUser } from '../../present/presentUser.js';
import { AUDIENCE } from '../../tokens/AccessTokens.js';
import { banUntil } from './banUntil.js';

type UserBody = z.infer<typeof adminUserBody>;

/** POST /admin/users */
export async function createAccount(context: Context, parts: EmbeddedParts): Promise<void> {
  requireServiceRole(context, parts);
  const body = await readJson(context, adminUserBody);
  if (body.phone !== undefined) throw notOffered('Phone');
  if (body.email === undefined) throw validationFailed('Cannot create a user without either an email or phone');
  const email = canonicalEmail(body.email);
  const changes = await changesOf(parts, { ...body, password: body.password ?? randomBytes(48).toString('base64url') });
  const user = await insertUser(parts.database.knex, { ...changes, email }, parts.clock());
  if (user === undefined) throw emailExists();
  context.body = presentUser(user);
}

/** Clients send an empty string for the default. */
const pageNumber = (usual: number, most: number) =>
  z.preprocess((text) => (text === '' || text === undefined ? usual : text), z.coerce.number().int().min(1).max(most));
const page = pageNumber(1, 1_000_000);
const perPage = pageNumber(50, 1_000);

/** GET /admin/users?page&per_page, newest first; headers give the total and link to the other pages. */
export async function listAccounts(context: Context, parts: EmbeddedParts): Promise<void> {
  requireServiceRole(context, parts);
  const { page: pageText, per_page: sizeText } = context.query;
  const asked = { page: page.safeParse(pageText), perPage: perPage.safeParse(sizeText) };
  if (!asked.page.success || !asked.perPage.success) throw validationFailed('Bad Pagination Parameters');
  const size = asked.perPage.data;
  const current = asked.page.data;
  const { users, total } = await listUsers(parts.database.knex, { page: current, perPage: size });
  const last = Math.max(1, Math.ceil(total / size));
  const link = (number: number, rel: string): string =>
    `<${parts.publicUrl}/auth/v1/admin/users?page=${number}&per_page=${size}>; rel="${rel}"`;
  context.set('X-Total-Count', String(total));
  context.set('Link', [...(current < last ? [link(current + 1, 'next')] : []), link(last, 'last')].join(', '));
  context.body = { users: users.map(presentUser), aud: AUDIENCE };
}

/** GET /admin/users/:id */
export async function readAccount(context: Context, parts: EmbeddedParts): Promise<void> {
  requireServiceRole(context, parts);
  context.body = presentUser(await accountOf(context, parts));
}

/** PUT /admin/users/:id */
export async function changeAccount(context: Context, parts: EmbeddedParts): Promise<void> {
  requireServiceRole(context, parts);
  const user = await accountOf(context, parts);
  const body = await readJson(context, adminUserBody);
  if (body.phone !== undefined) throw notOffered('Phone');
  const { knex } = parts.database;
  const email = body.email === undefined ? user.email : canonicalEmail(body.email);
  if (email !== user.email && (await findUserByEmail(knex, email)) !== undefined) throw emailExists();
  const changed = await updateUser(knex, user.id, { ...(await changesOf(parts, body, user)), email }, parts.clock());
  if (changed === undefined) throw userNotFound();
  if (body.password !== undefined) await deleteSessions(knex, user.id);
  parts.sessions.forget();
  context.body = presentUser(changed);
}

/** DELETE /admin/users/:id */
export async function removeAccount(context: Context, parts: EmbeddedParts): Promise<void> {
  requireServiceRole(context, parts);
  const user = await accountOf(context, parts);
  const { should_soft_delete } = await readJson(context, deleteUserBody);
  if (should_soft_delete === true)
    throw validationFailed('Soft deletion is not supported: accounts are deleted permanently');
  await deleteUser(parts.database.knex, user.id);
  parts.sessions.forget();
  context.body = presentUser(user);
}

/** @throws AuthError 404 user_not_found; 400 for an invalid UUID */
export async function accountOf(
  context: Context & { params?: unknown },
  { database }: EmbeddedParts,
): Promise<UserRow> {
  const params = z.object({ id: z.guid() }).safeParse(context.params);
  if (!params.success) throw validationFailed('user_id must be an UUID');
  const user = await findUser(database.knex, params.data.id);
  if (user === undefined) throw userNotFound();
  return user;
}

async function changesOf({ clock, passwords }: EmbeddedParts, body: UserBody, user?: UserRow): Promise<UserChanges> {
  if (body.password_hash !== undefined) throw validationFailed('password_hash is not supported: set a password');
  if (body.password !== undefined) checkPassword(body.password);
  const confirmedAt = body.email_confirm === true ? (user?.email_confirmed_at ?? clock()) : undefined;
  return {
    ...(body.password !== undefined && { password_hash: await passwords.hash(body.password) }),
    ...(confirmedAt !== undefined && { email_confirmed_at: confirmedAt }),
    ...(body.user_metadata && { user_metadata: mergeMetadata(user?.user_metadata ?? {}, body.user_metadata) }),
    ...(body.app_metadata && { app_metadata: mergeMetadata(user?.app_metadata ?? {}, body.app_metadata) }),
    ...(body.ban_duration !== undefined && { banned_until: banUntil(body.ban_duration, clock()) }),
  };
}
