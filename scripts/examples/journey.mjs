#!/usr/bin/env node
// A member's journey through the public API and the unmodified Supabase client: signs up, uploads an avatar, imports a deck with
// its pictures, edits, publishes, reads it as a visitor, duplicates, exports a PDF, signs out.
//   node scripts/examples/journey.mjs http://localhost:3000 [--email you@example.com] [--deck deck.json] [--out deck.pdf]
// Prints each step, then the results as one line of JSON. Exits with 1 if a response is not as documented.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { demoDeck } from '@cardwright/templates';
import ws from 'ws';
import { apiClient } from './apiClient.mjs';
import { exportPdf } from './exportPdf.mjs';

const PICTURE_TYPES = { '.svg': 'image/svg+xml', '.png': 'image/png', '.jpg': 'image/jpeg', '.webp': 'image/webp' };
const { values, positionals } = parseArgs({
  options: { email: { type: 'string' }, deck: { type: 'string' }, out: { type: 'string' } },
  allowPositionals: true,
});
const server = positionals[0] ?? 'http://localhost:3000';
const email = values.email ?? `journey-${randomUUID().slice(0, 8)}@example.com`;
const deckFile = values.deck ?? demoDeck('lantern-words').file;

const config = await (await fetch(new URL('/api/config', server))).json();
const supabase = createClient(config.supabase_url, config.supabase_anon_key, {
  auth: { autoRefreshToken: false, persistSession: true, detectSessionInUrl: false },
  realtime: { transport: ws },
});

const { user, token } = await signUp();
const call = apiClient(server, token);
say(`signed up as ${email}`);
const avatar = await uploadAvatar();
say(`avatar at ${avatar}`);
const { deckId, warnings, pictures } = await importDeck();
say(`imported deck ${deckId} with ${pictures} pictures${warnings.length > 0 ? `; ${warnings.length} warnings` : ''}`);
const version = await edit(deckId);
say(`edited, now version ${version}; a second editor with the old version was refused`);
await publish(deckId, version);
const title = await readAsStranger(deckId);
say(`published; a stranger reads "${title}"`);
const copyId = await duplicate(deckId);
say(`duplicated as ${copyId}`);
const pdf = await exportPdf(server, token, deckId);
if (values.out) await writeFile(values.out, pdf.bytes);
say(`exported ${pdf.bytes.length} bytes of PDF after ${pdf.events} events`);
await signOut();
say('signed out; the old session is refused');
process.stdout.write(
  `${JSON.stringify({ userId: user.id, avatar, deckId, copyId, title, warnings, pictures, pdfBytes: pdf.bytes.length })}\n`,
);

function say(text) {
  process.stderr.write(`${text}\n`);
}

async function signUp() {
  const { data, error } = await supabase.auth.signUp({ email, password: `plum velvet ${randomUUID()}` });
  assert.equal(error, null);
  // A server that sends e-mail requires a confirmed address; a new server keeps e-mails and trusts the address.
  assert.ok(data.session, `Confirm ${email} by the mail that was sent, or start the server without SMTP_URL.`);
  return { user: data.user, token: data.session.access_token };
}

/** @returns its public address */
async function upload(file, folder) {
  const extension = extname(file).toLowerCase();
  const path = `${user.id}/${folder}/${randomUUID()}${extension}`;
  const bucket = supabase.storage.from('images');
  const { error } = await bucket.upload(path, await readFile(file), { contentType: PICTURE_TYPES[extension] });
  assert.equal(error, null, `${file}: ${error?.message}`);
  return bucket.getPublicUrl(path).data.publicUrl;
}

async function uploadAvatar() {
  const url = await upload(join(demoDeck('lantern-words').path, 'images/cat.svg'), 'avatars');
  const { member } = await call('PATCH', '/api/members/me', { body: { avatar_url: url, display_name: 'A traveller' } });
  assert.equal(member.avatar_url, url);
  const picture = await fetch(new URL(url, server));
  assert.equal(picture.status, 200);
  return url;
}

/** Uploads the pictures that the file names by relative paths. */
async function importDeck() {
  const text = await readFile(deckFile, 'utf8');
  const paths = [...new Set([...text.matchAll(/"illustration": ?"(images\/[^"]+)"/g)].map(([, path]) => path))];
  const urls = new Map();
  for (const path of paths) urls.set(path, await upload(join(dirname(deckFile), path), 'illustrations'));
  const body = JSON.parse(text, (key, value) => (key === 'illustration' && urls.get(value)) || value);
  const { deck_id: deckId, warnings } = await call('POST', '/api/decks/import', { body, expected: 201 });
  return { deckId, warnings, pictures: urls.size };
}

/** @returns the new version */
async function edit(id) {
  const { deck } = await call('GET', `/api/decks/${id}?include=categories.cards`);
  const [category] = deck.categories;
  const [card] = category.cards;
  card.translations[deck.default_language].title = 'Edited on a journey';
  const change = { version: deck.version, status: 'draft', categories: deck.categories };
  const saved = await call('PATCH', `/api/decks/${id}`, { body: change });
  assert.equal(saved.deck.version, deck.version + 1);
  assert.equal(saved.deck.categories[0].cards[0].translations[deck.default_language].title, 'Edited on a journey');
  const stale = await call('PATCH', `/api/decks/${id}`, { body: change, expected: 409 });
  assert.equal(stale.version, saved.deck.version);
  await call('GET', `/api/decks/public/${id}`, { session: null, expected: 404 });
  return saved.deck.version;
}

async function publish(id, current) {
  const body = { version: current, status: 'published' };
  assert.equal((await call('PATCH', `/api/decks/${id}`, { body })).deck.status, 'published');
}

async function readAsStranger(id) {
  const { deck } = await call('GET', `/api/decks/public/${id}`, { session: null });
  assert.equal(deck.author.avatar_url, avatar);
  assert.ok(!JSON.stringify(deck).includes(email), 'an address is told to strangers');
  assert.equal(deck.categories[0].cards[0].translations[deck.default_language].title, 'Edited on a journey');
  const { decks } = await call('GET', '/api/decks/public?limit=50', { session: null });
  assert.ok(decks.some((listed) => listed.id === id));
  return deck.translations[deck.default_language].title;
}

async function duplicate(id) {
  const { deck_id: copyId } = await call('POST', `/api/decks/${id}/duplicate`, { expected: 201 });
  const { deck } = await call('GET', `/api/decks/${copyId}?include=categories.cards`);
  assert.equal(deck.status, 'draft');
  assert.equal(deck.categories[0].cards[0].translations[deck.default_language].title, 'Edited on a journey');
  return copyId;
}

async function signOut() {
  const { error } = await supabase.auth.signOut();
  assert.equal(error, null);
  await call('GET', '/api/decks', { expected: 401 });
}
