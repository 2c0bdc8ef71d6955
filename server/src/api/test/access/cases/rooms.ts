import { randomUUID } from 'node:crypto';
import { picture } from '../../../../storage/test/pictures.js';
import { NOBODY, OWNER } from '../AccessCase.js';
import type { CallerName } from '../callers.js';
import type { Things } from '../Things.js';

/** A request to Supabase's API or for a file, whose responses differ from those of `defineRoute`. */
export interface RoomCase {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Who is let in; the others are refused in that API's own way. */
  readonly only: readonly CallerName[];
  request(things: Things, caller: CallerName): Promise<RoomRequest> | RoomRequest;
}

interface RoomRequest {
  readonly path: string;
  readonly body?: unknown;
  readonly client?: Things['server']['stranger'];
}

const EVERYBODY: readonly CallerName[] = ['stranger', 'member', 'owner', 'other owner', 'admin'];
const MEMBERS: readonly CallerName[] = ['member', 'owner', 'other owner', 'admin'];

const open = (path: string): RoomCase => ({
  name: `GET ${path}`,
  method: 'GET',
  only: EVERYBODY,
  request: () => ({ path }),
});

const fixed = [
  '/auth/v1/health',
  '/auth/v1/settings',
  '/auth/v1/.well-known/jwks.json',
  '/storage/v1/bucket',
  '/storage/v1/bucket/images',
  '/api/icons/collections',
  '/api/icons/lucide.json?icons=cloud',
  '/api/icons/lucide/cloud.svg',
  '/api/icons/search?query=cloud',
  '/api/health',
  '/api/health/live',
  '/api/config',
  '/api/openapi.json',
  '/api/docs',
].map(open);

const mailing = ['/auth/v1/otp', '/auth/v1/recover', '/auth/v1/magiclink'].map((path): RoomCase => ({
  name: `POST ${path}`,
  method: 'POST',
  only: EVERYBODY,
  request: (things) => ({ path, body: { email: things.email() } }),
}));

const sessions: readonly RoomCase[] = [
  {
    name: 'POST /auth/v1/signup',
    method: 'POST',
    only: EVERYBODY,
    request: (things) => ({
      path: '/auth/v1/signup',
      body: { email: things.email(), password: 'correct horse battery' },
    }),
  },
  { name: 'GET /auth/v1/user', method: 'GET', only: MEMBERS, request: () => ({ path: '/auth/v1/user' }) },
  {
    name: 'PUT /auth/v1/user',
    method: 'PUT',
    only: MEMBERS,
    request: () => ({ path: '/auth/v1/user', body: { data: { theme: 'dark' } } }),
  },
  {
    name: 'GET /auth/v1/reauthenticate',
    method: 'GET',
    only: MEMBERS,
    request: () => ({ path: '/auth/v1/reauthenticate' }),
  },
  {
    name: 'POST /auth/v1/logout',
    method: 'POST',
    only: MEMBERS,
    request: async (things, caller) => ({ path: '/auth/v1/logout', client: await things.newClient(caller) }),
  },
];

/** Routes that need the service role key; being an admin does not help. */
const service: readonly RoomCase[] = [
  ['POST', '/auth/v1/invite'],
  ['POST', '/auth/v1/admin/generate_link'],
  ['POST', '/auth/v1/admin/users'],
  ['GET', '/auth/v1/admin/users'],
  ['GET', '/auth/v1/admin/users/:id'],
  ['PUT', '/auth/v1/admin/users/:id'],
  ['DELETE', '/auth/v1/admin/users/:id'],
].map(([method = '', pattern = '']) => ({
  name: `${method} ${pattern}`,
  method: method as RoomCase['method'],
  only: NOBODY,
  request: (things) => ({
    path: pattern.replace(':id', things.clientOf('owner').id),
    ...(method !== 'GET' && { body: { email: things.email(), type: 'magiclink', password: 'correct horse battery' } }),
  }),
}));

type OwnPicture = (upload: { id: string; path: string }, things: Things) => RoomRequest | Promise<RoomRequest>;

const onPicture = (
  name: string,
  method: RoomCase['method'],
  only: RoomCase['only'],
  request: OwnPicture,
): RoomCase => ({
  name,
  method,
  only,
  request: async (things) => request(await things.upload(), things),
});

const OBJECT = '/storage/v1/object';
const newPath = (things: Things): string => `${things.clientOf('owner').id}/${randomUUID()}.png`;

/** Pictures are public, and only the owner of their folder may change them. */
const pictures: readonly RoomCase[] = [
  onPicture('a public picture', 'GET', EVERYBODY, ({ path }) => ({ path: `${OBJECT}/public/images/${path}` })),
  onPicture('the metadata of a picture', 'GET', EVERYBODY, ({ path }) => ({ path: `${OBJECT}/info/images/${path}` })),
  onPicture('a picture drawn at a size', 'GET', EVERYBODY, ({ path }) => ({
    path: `/storage/v1/render/image/public/images/${path}?width=320`,
  })),
  onPicture('the image path', 'GET', EVERYBODY, ({ path }, { server }) => ({
    path: `/image?w=320&src=${encodeURIComponent(server.services.storage.publicUrl(path))}`,
  })),
  onPicture('uploading', 'POST', OWNER, async (_upload, things) => ({
    path: `${OBJECT}/images/${newPath(things)}`,
    body: await picture('png'),
  })),
  onPicture('overwriting', 'PUT', OWNER, async ({ path }) => ({
    path: `${OBJECT}/images/${path}`,
    body: await picture('png', 50),
  })),
  onPicture('moving', 'POST', OWNER, ({ path }, things) => ({
    path: `${OBJECT}/move`,
    body: { bucketId: 'images', sourceKey: path, destinationKey: newPath(things) },
  })),
  onPicture('copying', 'POST', OWNER, ({ path }, things) => ({
    path: `${OBJECT}/copy`,
    body: { bucketId: 'images', sourceKey: path, destinationKey: newPath(things) },
  })),
  onPicture('removing', 'DELETE', OWNER, ({ path }) => ({ path: `${OBJECT}/images/${path}` })),
];

export const roomCases: readonly RoomCase[] = [...fixed, ...mailing, ...sessions, ...service, ...pictures];

/** Both answer all callers, but show and change only the caller's own pictures. */
export const silentCases: readonly RoomCase[] = [
  onPicture('listing', 'POST', OWNER, ({ path }) => ({
    path: `${OBJECT}/list/images`,
    body: { prefix: path.replace(/\/.*/s, '') },
  })),
  onPicture('removing several', 'DELETE', OWNER, ({ path }) => ({
    path: `${OBJECT}/images`,
    body: { prefixes: [path] },
  })),
];
