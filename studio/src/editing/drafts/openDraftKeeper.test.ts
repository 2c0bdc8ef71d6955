import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { createDocumentStore, type DocumentStore } from '../documentStore.js';
import { aPoem, createPoemServer, poemKind, type Poem } from '../testing/poems.js';
import { openDraftKeeper } from './openDraftKeeper.js';

const fail = (error: unknown): never => {
  throw error;
};

/** Another window of the browser: its session storage is its own, IndexedDB is shared. */
function newWindow(): DocumentStore<Poem> {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', new EventTarget());
  const poem = aPoem();
  return createDocumentStore({ kind: poemKind, gateway: createPoemServer(poem), document: poem, version: 1 });
}

beforeEach(() => vi.unstubAllGlobals());

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
