import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '../../api/ApiError.js';
import { useToasts } from '../../toasts/toastStore.js';
import { createDocumentStore, saveStateOf } from '../documentStore.js';
import { aPoem, createPoemServer, type Poem, poemKind } from '../testing/poems.js';
import { offerSaveAsNew } from './deletedElsewhere.js';
import { saveDocument } from './saveDocument.js';

beforeEach(() => useToasts.setState({ toasts: [], turns: 0 }));

function aDeletedPoem(failure: ApiError) {
  const gateway = { ...createPoemServer(aPoem()), save: () => Promise.reject(failure) };
  const store = createDocumentStore({ kind: poemKind, gateway, document: aPoem(), version: 1 });
  store.apply({ label: 'write' }, (poem) => void (poem.title = 'Snow'));
  return store;
}

const shown = () => useToasts.getState().toasts.filter(({ isClosing }) => !isClosing);

it('says that the document was deleted, saves it as a new one, and opens that', async () => {
  const store = aDeletedPoem(new ApiError(404, 'Poem not found', 'not-found'));
  const created: Poem[] = [];
  const create = (poem: Poem): Promise<string> => Promise.resolve(`new-${created.push(poem)}`);
  const opened = new Promise<string>((resolve) => {
    const explain = offerSaveAsNew(store, create, resolve);
    void saveDocument(store, undefined, explain).then(() => shown()[0]?.action?.perform());
  });
  expect(await opened).toBe('new-1');
  expect(created).toMatchObject([{ title: 'Snow' }]);
  expect(saveStateOf(store.getState())).toBe('saved');
  expect(shown()).toMatchObject([{ title: 'Poem deleted elsewhere' }, { title: 'Saved as a new poem' }]);
});

it('leaves other failures to the usual message, with the changes unsaved', async () => {
  const store = aDeletedPoem(new ApiError(422, 'A line is too long.', 'invalid'));
  const explain = offerSaveAsNew(
    store,
    () => Promise.reject(new Error('not asked for')),
    () => undefined,
  );
  expect(await saveDocument(store, undefined, explain)).toBe(false);
  expect(shown()).toMatchObject([{ title: 'Error saving poem', message: 'A line is too long.' }]);
});
