import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/ApiError.js';
import { createDocumentStore, type DocumentStore } from '../documentStore.js';
import { aPoem, createPoemDrafts, createPoemServer, poemKind, type Poem } from '../testing/poems.js';
import { keepRemoteDraft } from './keepRemoteDraft.js';

const open = (): DocumentStore<Poem> =>
  createDocumentStore({ kind: poemKind, gateway: createPoemServer(aPoem()), document: aPoem(), version: 1 });
const type = (store: DocumentStore<Poem>, title: string): void =>
  void store.apply({ label: 'edit' }, (poem) => void (poem.title = title));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('sends what is typed, once for many keystrokes, and removes it when it is saved', async () => {
  const store = open();
  const drafts = createPoemDrafts();
  const write = vi.spyOn(drafts, 'write');
  const keeping = keepRemoteDraft(store, drafts);
  for (const title of ['H', 'Ha', 'Hail']) type(store, title);
  await vi.runAllTimersAsync();
  expect(write).toHaveBeenCalledTimes(1);
  expect(await drafts.read('poem')).toMatchObject({ document: { title: 'Hail' }, version: 1 });
  await store.save();
  await vi.runAllTimersAsync();
  expect(await drafts.read('poem')).toBeUndefined();
  await keeping.stop();
});

it('sends what is pending when the document is left', async () => {
  const store = open();
  const drafts = createPoemDrafts();
  const keeping = keepRemoteDraft(store, drafts);
  type(store, 'Hail');
  await keeping.stop();
  expect(await drafts.read('poem')).toMatchObject({ document: { title: 'Hail' } });
});

it('tries again with the next change after a failure', async () => {
  const store = open();
  const drafts = createPoemDrafts();
  vi.spyOn(drafts, 'write').mockRejectedValueOnce(new ApiError(0, 'no answer', 'unreachable'));
  const keeping = keepRemoteDraft(store, drafts);
  type(store, 'Hail');
  await vi.runAllTimersAsync();
  expect(await drafts.read('poem')).toBeUndefined();
  type(store, 'Hailstorm');
  await vi.runAllTimersAsync();
  expect(await drafts.read('poem')).toMatchObject({ document: { title: 'Hailstorm' } });
  await keeping.stop();
});
