import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import type { RemoteDrafts } from '../DocumentKind.js';
import { createDocumentStore, type DocumentStore } from '../documentStore.js';
import { aPoem, createPoemDrafts, createPoemServer, poemKind, type Poem } from '../testing/poems.js';
import { ON_SERVER } from './leftOnServer.js';
import { openDraftKeeper } from './openDraftKeeper.js';

const fail = (error: unknown): never => {
  throw error;
};

/** Another window of the browser: its session storage is its own, IndexedDB is shared. */
function newWindow(drafts?: RemoteDrafts<Poem>, poem: Poem = aPoem()): DocumentStore<Poem> {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', new EventTarget());
  const gateway = { ...createPoemServer(poem), ...(drafts && { drafts }) };
  return createDocumentStore({ kind: poemKind, gateway, document: poem, version: 1 });
}

// Other files run in the same process.
afterEach(() => vi.unstubAllGlobals());

it('keeps what is not saved, and offers it to the next window until it is saved', async () => {
  const first = newWindow();
  const keeper = await openDraftKeeper(first, 'member', fail);
  expect(keeper.left).toEqual([]);
  keeper.start();
  first.apply({ label: 'edit' }, (poem) => void (poem.title = 'Hail'));
  await keeper.stop();

  const second = newWindow();
  const next = await openDraftKeeper(second, 'member', fail);
  const [draft] = next.left;
  expect(draft).toMatchObject({ document: { title: 'Hail' }, base: { title: 'Rain' }, version: 1 });
  next.start();
  second.apply({ label: 'restore unsaved changes' }, () => draft?.document);
  if (draft !== undefined) await next.forget(draft, true);
  expect(second.getState().document.title).toBe('Hail');
  await second.save();
  await next.stop();

  expect((await openDraftKeeper(newWindow(), 'member', fail)).left).toEqual([]);
});

it('offers nobody else’s drafts, and none that were left behind on purpose', async () => {
  const store = newWindow();
  const keeper = await openDraftKeeper(store, 'member', fail);
  keeper.start();
  store.apply({ label: 'edit' }, (poem) => void (poem.title = 'Hail'));
  await keeper.stop();
  expect((await openDraftKeeper(newWindow(), 'somebody else', fail)).left).toEqual([]);
  const owner = await openDraftKeeper(newWindow(), 'member', fail);
  expect(owner.left).toHaveLength(1);
  for (const draft of owner.left) await owner.forget(draft, false);
  expect((await openDraftKeeper(newWindow(), 'member', fail)).left).toEqual([]);
});

it('offers what was typed on another device, and removes it once it is refused', async () => {
  const drafts = createPoemDrafts();
  await drafts.write({ ...aPoem(), title: 'Hail' }, 1);
  const keeper = await openDraftKeeper(newWindow(drafts), 'traveller', fail);
  const [draft] = keeper.left;
  expect(draft).toMatchObject({ tabId: ON_SERVER, document: { title: 'Hail' }, base: { title: 'Rain' } });
  if (draft !== undefined) await keeper.forget(draft, false);
  expect(await drafts.read('poem')).toBeUndefined();
});

it('opens without the server’s drafts when these cannot be read', async () => {
  const drafts = { ...createPoemDrafts(), read: () => Promise.reject(new Error('no answer')) };
  expect((await openDraftKeeper(newWindow(drafts), 'traveller', fail)).left).toEqual([]);
});

it('offers no draft that was saved, even if somebody types before the server answers', async () => {
  const drafts = createPoemDrafts();
  await drafts.write(aPoem(), 1);
  const store = newWindow(drafts);
  const opening = openDraftKeeper(store, 'traveller', fail);
  store.apply({ label: 'edit' }, (poem) => void (poem.title = 'Snow'));
  expect((await opening).left).toEqual([]);
});

it('offers no draft of this browser that was saved, even if somebody types before it is found', async () => {
  const first = newWindow();
  const keeper = await openDraftKeeper(first, 'hurried', fail);
  keeper.start();
  first.apply({ label: 'edit' }, (poem) => void (poem.title = 'Hail'));
  await keeper.stop();

  const saved = newWindow(undefined, { ...aPoem(), title: 'Hail' });
  saved.apply({ label: 'edit' }, (poem) => void (poem.title = 'Snow'));
  expect((await openDraftKeeper(saved, 'hurried', fail)).left).toEqual([]);
});

it('keeps what cannot be read until it can be, or is given up', async () => {
  const first = newWindow();
  const keeper = await openDraftKeeper(first, 'typist', fail);
  keeper.start();
  first.keepUnread('{ "title": ');
  await keeper.stop();

  const second = newWindow();
  const next = await openDraftKeeper(second, 'typist', fail);
  const [draft] = next.left;
  expect(draft).toMatchObject({ document: aPoem(), unread: '{ "title": ' });
  next.start();
  second.keepUnread(draft?.unread);
  if (draft !== undefined) await next.forget(draft, true);
  second.keepUnread(undefined);
  await next.stop();

  expect((await openDraftKeeper(newWindow(), 'typist', fail)).left).toEqual([]);
});

it('offers no draft whose changes were saved together with those of others', async () => {
  const first = newWindow();
  const keeper = await openDraftKeeper(first, 'sharer', fail);
  keeper.start();
  first.apply({ label: 'edit' }, (poem) => void (poem.title = 'Hail'));
  await keeper.stop();

  const merged = { ...aPoem(), title: 'Hail', lines: [...aPoem().lines, { id: 'theirs', text: 'Theirs' }] };
  expect((await openDraftKeeper(newWindow(undefined, merged), 'sharer', fail)).left).toEqual([]);
});
