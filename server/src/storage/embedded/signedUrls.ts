import type { Context } from 'koa';
import { z } from 'zod';
import { parseObjectPath } from '../../addresses/objectPath.js';
import { versionsOf } from '../../queries/storageObjects.js';
import { BUCKET } from '../types.js';
import type { EmbeddedStorage } from './EmbeddedStorage.js';
import { readGrant, signGrant } from './grants.js';
import type { Handler } from './Handler.js';
import { assertOwn, storeUpload } from './handlers.js';
import { readBody } from './readBody.js';
import { requireMember, type StorageGate } from './storageCaller.js';
import { noSuchObject } from './StorageFailure.js';

const YEAR_SECONDS = 31_536_000;
/** The same as Supabase's. */
const UPLOAD_SECONDS = 7_200;
/** How long a browser may keep a picture beyond its signed URL. */
const MOST_CACHED_SECONDS = 3_600;

const expiresIn = z.number().int().min(1).max(YEAR_SECONDS);
const size = z.number().int().positive().optional();
const transform = z.object({
  width: size,
  height: size,
  quality: size,
  resize: z.string().max(20).optional(),
  format: z.string().max(20).optional(),
});
const oneBody = z.object({ expiresIn, transform: transform.optional() });
const manyBody = z.object({ expiresIn, paths: z.array(z.string().max(500)).min(1).max(1_000) });

/** POST /object/sign/:bucket/*path: a URL that reads one of the member's own pictures for some time. */
export function signObject(storage: EmbeddedStorage, gate: StorageGate): Handler {
  return async (context, path) => {
    const member = await requireMember(context, gate, 'read');
    const body = await readBody(context, oneBody);
    assertOwn(path, member);
    const [signedURL] = await sign(storage, gate, [path], body.expiresIn);
    if (signedURL === undefined) throw noSuchObject();
    const asked = Object.entries(body.transform ?? {}).map(([name, value]) => [name, String(value)]);
    const query = new URLSearchParams(Object.fromEntries(asked) as Record<string, string>).toString();
    context.body = {
      signedURL: query === '' ? signedURL : `${signedURL.replace('/object/', '/render/image/')}&${query}`,
    };
  };
}

/** POST /object/sign/:bucket: the same for many; each has an error or a URL. */
export function signObjects(storage: EmbeddedStorage, gate: StorageGate): Handler {
  return async (context) => {
    const member = await requireMember(context, gate, 'read');
    const { paths, expiresIn: seconds } = await readBody(context, manyBody);
    const own = paths.map((path) => (parseObjectPath(path)?.owner === member ? path : undefined));
    const urls = await sign(storage, gate, own, seconds);
    context.body = paths.map((path, index) => {
      const signedURL = urls[index] ?? null;
      const error = 'Either the object does not exist or you do not have access to it';
      return { error: signedURL === null ? error : null, path, signedURL };
    });
  };
}

/** @returns for each path its URL, or undefined if there is no such object */
async function sign(
  storage: EmbeddedStorage,
  { urlKey, clock }: StorageGate,
  paths: readonly (string | undefined)[],
  seconds: number,
): Promise<readonly (string | undefined)[]> {
  const given = paths.filter((path) => path !== undefined);
  const known = await versionsOf(storage.database.knex, given);
  return Promise.all(
    paths.map(async (path) => {
      if (path === undefined || !known.has(path)) return undefined;
      const token = await signGrant(urlKey, { path, purpose: 'read' }, seconds, clock());
      return `/object/sign/${BUCKET}/${path}?token=${token}`;
    }),
  );
}

/** GET /object/sign/:bucket/*path and /render/image/sign/…: serves the picture until its URL expires. */
export function withGrant({ urlKey, clock }: StorageGate, serve: Handler): Handler {
  return async (context, path) => {
    const now = clock();
    const { exp } = await readGrant(urlKey, context.query.token, { path, purpose: 'read' }, now);
    await serve(context, path);
    const seconds = Math.min(MOST_CACHED_SECONDS, Math.max(0, exp - Math.floor(now.getTime() / 1000)));
    context.set('Cache-Control', `private, max-age=${seconds}`);
  };
}

/** POST /object/upload/sign/:bucket/*path: a URL by which anyone can upload this one object for the member. */
export function signUpload(gate: StorageGate): Handler {
  return async (context, path) => {
    const owner = await requireMember(context, gate, 'upload');
    assertOwn(path, owner);
    const grant = { path, purpose: 'upload', owner, upsert: context.get('x-upsert') === 'true' } as const;
    const token = await signGrant(gate.urlKey, grant, UPLOAD_SECONDS, gate.clock());
    context.body = { url: `/object/upload/sign/${BUCKET}/${path}?token=${token}`, token };
  };
}

/** PUT /object/upload/sign/:bucket/*path */
export function uploadSigned(storage: EmbeddedStorage, gate: StorageGate): Handler {
  return async (context: Context, path: string) => {
    const subject = { path, purpose: 'upload' } as const;
    const { owner, upsert } = await readGrant(gate.urlKey, context.query.token, subject, gate.clock());
    await gate.limits.take('upload', owner);
    await gate.disk.assertSpace();
    await storeUpload(context, path, { storage, gate, owner, mayReplace: upsert });
  };
}
