import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { aDocument } from '../../deck/document/testing/aDocument.js';
import { createDeckStore } from '../../deck/document/createDeckStore.js';
import { createDocumentStore } from '../documentStore.js';
import { aPoem, createPoemServer, poemKind } from '../testing/poems.js';
import { DocumentLeaveGuard } from './DocumentLeaveGuard.js';

vi.mock('react-router', () => ({ useBlocker: () => ({ state: 'blocked' }) }));
vi.mock('./UnsavedChangesDialog.js', () => ({
  UnsavedChangesDialog: ({ title, isOpen }: { readonly title: string; readonly isOpen: boolean }) => isOpen && title,
}));

const nothing = () => Promise.resolve();
const save = () => Promise.resolve(true);

it('asks on the way out in the words of the document’s kind', () => {
  const poem = createDocumentStore({
    kind: poemKind,
    gateway: createPoemServer(aPoem()),
    document: aPoem(),
    version: 1,
  });
  const words = renderToStaticMarkup(<DocumentLeaveGuard store={poem} save={save} onDiscard={nothing} />);
  expect(words).toBe('You have unsaved verses');
});

it('asks of a deck as the specification has it', () => {
  const deck = createDeckStore(aDocument(1), 1, {
    read: () => Promise.reject(new Error('not asked for')),
    save: (_deck, _snapshot, version) => Promise.resolve(version),
    deleteImages: nothing,
  });
  const words = renderToStaticMarkup(<DocumentLeaveGuard store={deck} save={save} onDiscard={nothing} />);
  expect(words).toBe('You have unsaved changes');
});
