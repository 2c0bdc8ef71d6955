// A client whose types are generated from the server's OpenAPI document. To try it against a server of yours:
//   npm install openapi-fetch && npm install --save-dev openapi-typescript typescript
//   npx openapi-typescript http://localhost:3000/api/openapi.json -o cardwright.d.ts
//   npx tsc --strict --module nodenext --skipLibCheck generatedClient.mts
//   node generatedClient.mjs http://localhost:3000 you@example.com "your password"
// Prints each step. Ends with 1 if an answer is not as promised.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import createClient from 'openapi-fetch';
import type { paths } from './cardwright.js';

const [server = '', email = '', password = ''] = process.argv.slice(2);
const { token, memberId } = await signIn();
const session = { Authorization: `Bearer ${token}` };
const client = createClient<paths>({ baseUrl: server, headers: session });
say(`signed in as ${memberId}`);

const { data: worldList } = await client.GET('/api/worlds');
const world = worldList?.worlds[0];
assert.ok(world);

const created = await client.POST('/api/decks', {
  body: {
    world_id: world.id,
    translations: { en: { title: 'Terrible weather', description: 'For days indoors.' } },
    categories: [
      {
        translations: { en: { title: 'Storms' } },
        cards: [{ temp_id: 'hail', translations: { en: { title: 'Hail' } } }],
      },
    ],
  },
});
assert.ok(created.data, JSON.stringify(created.error));
const { deck, ids } = created.data;
say(`created deck ${deck.id}; its card is ${ids.hail}`);

const listed = await client.GET('/api/decks', { params: { query: { limit: 10, include: 'counts' } } });
assert.ok(listed.data);
assert.ok(listed.data.decks.some(({ id }) => id === deck.id));
say(`listed ${listed.data.decks.length} decks`);

const path = { id: deck.id };
const read = await client.GET('/api/decks/{id}', { params: { path, query: { include: 'categories.cards' } } });
assert.equal(read.data?.deck.categories?.[0]?.cards?.[0]?.id, ids.hail);
say('read its card');

const patched = await client.PATCH('/api/decks/{id}', {
  params: { path },
  body: { version: deck.version, translations: { en: { title: 'Fair weather', description: 'For days outside.' } } },
});
assert.equal(patched.data?.deck.version, deck.version + 1);
const stale = await client.PATCH('/api/decks/{id}', {
  params: { path },
  body: { version: deck.version, icon: 'lucide:sun' },
});
assert.equal(stale.error?.status, 409);
say(`saved version ${patched.data.deck.version}; an older version was refused: ${stale.error.detail}`);

const file = await upload();
const uploads = await client.GET('/api/uploads');
const found = uploads.data?.uploads.find((one) => one.path === file);
assert.equal(found?.width, 1);
say(`uploaded ${found.url}`);

const ordered = await client.POST('/api/exports', {
  body: { deck_id: deck.id, preset: 'pdf-cards', languages: ['en'], options: { bleed: 3 } },
});
assert.equal(ordered.data?.export.status, 'queued');
say(`ordered export ${ordered.data.export.id}`);

const deleted = await client.DELETE('/api/decks/{id}', { params: { path } });
assert.equal(deleted.response.status, 204);
const gone = await client.GET('/api/decks/{id}', { params: { path } });
assert.equal(gone.error?.status, 404);
say('deleted the deck');

/** Signs in as any Supabase client does. */
async function signIn(): Promise<{ token: string; memberId: string }> {
  const response = await fetch(new URL('/auth/v1/token?grant_type=password', server), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  assert.equal(response.status, 200, await response.clone().text());
  const { access_token, user } = (await response.json()) as { access_token: string; user: { id: string } };
  return { token: access_token, memberId: user.id };
}

/** Stores a picture as any Supabase client does. @returns its path */
async function upload(): Promise<string> {
  const target = `${memberId}/${randomUUID()}.png`;
  const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const response = await fetch(new URL(`/storage/v1/object/images/${target}`, server), {
    method: 'POST',
    headers: { ...session, 'Content-Type': 'image/png' },
    body: Buffer.from(picture, 'base64'),
  });
  assert.equal(response.status, 200, await response.clone().text());
  return target;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
