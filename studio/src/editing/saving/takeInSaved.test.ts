import { expect, it } from 'vitest';
import { createDocumentStore } from '../documentStore.js';
import { aPoem, createPoemServer, poemKind } from '../testing/poems.js';
import { takeInSaved } from './takeInSaved.js';

it('reads the document only when the server has another version', async () => {
  const server = createPoemServer(aPoem());
  let reads = 0;
  const gateway = {
    ...server,
    read: (id: string) => {
      reads += 1;
      return server.read(id);
    },
    readVersion: async (id: string) => (await server.read(id)).version,
  };
  const store = createDocumentStore({ kind: poemKind, gateway, document: aPoem(), version: 1 });
  expect([await takeInSaved(store), reads]).toEqual([false, 0]);
  await server.save({ ...aPoem(), title: 'Snow' }, aPoem(), 1);
  expect([await takeInSaved(store), reads, store.getState().document.title]).toEqual([true, 1, 'Snow']);
});
