import { expect, it } from 'vitest';
import { changesOf } from '../../../deck/document/changesOf.js';
import { deleteCards } from '../../../deck/document/commands/cards.js';
import { createDeckStore } from '../../../deck/document/createDeckStore.js';
import { aDocument } from '../../../deck/document/testing/aDocument.js';
import { restoredVersion } from './restoredVersion.js';

it('brings back what was deleted, with its ids, as a step that can be undone', () => {
  const earlier = aDocument(2, 1);
  const store = createDeckStore(earlier, 1, {
    read: () => Promise.reject(new Error('not asked for')),
    save: () => Promise.resolve(2),
    deleteImages: () => Promise.resolve(),
  });
  store.apply({ label: 'delete card' }, deleteCards(['A1', 'B1']));
  const takeBack = store.apply({ label: 'restore an earlier version' }, (deck) => restoredVersion(deck, earlier));
  const { document } = store.getState();
  expect(document.categories.flatMap(({ cards }) => cards.map(({ id }) => id))).toEqual(['A1', 'A2', 'B1']);
  expect(changesOf(earlier, document)).toEqual({});
  takeBack();
  expect(store.getState().document.categories.flatMap(({ cards }) => cards)).toHaveLength(1);
});

it('neither publishes a deck nor withdraws it', () => {
  const now = { ...aDocument(1), status: 'published' as const };
  expect(restoredVersion(now, { ...aDocument(2), status: 'draft' })).toMatchObject({ status: 'published' });
});
