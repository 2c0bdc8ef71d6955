import { beforeEach, expect, it } from 'vitest';
import { useToasts } from '../toasts/toastStore.js';
import { toast } from '../toasts/toast.js';
import { createDocumentStore } from './documentStore.js';
import { offerUndo } from './offerUndo.js';
import { aPoem, createPoemServer, poemKind } from './testing/poems.js';

beforeEach(() => useToasts.setState({ toasts: [] }));

function open() {
  const store = createDocumentStore({
    kind: poemKind,
    gateway: createPoemServer(aPoem()),
    document: aPoem(),
    version: 1,
  });
  const title = (text: string) =>
    store.apply({ label: 'edit title' }, (poem) => {
      poem.title = text;
    });
  return { store, title };
}

const offered = () => useToasts.getState().toasts.filter(({ isClosing }) => !isClosing);

it('no longer offers to undo a step that is undone by other means', () => {
  const { store, title } = open();
  offerUndo(store, title('Hail'), { title: 'Renamed' });
  title('Snow');
  store.undo();
  expect(offered()).toMatchObject([{ title: 'Renamed' }]);
  store.undo();
  expect(offered()).toEqual([]);
});

it('leaves the toast that has replaced the offer', () => {
  const { store, title } = open();
  offerUndo(store, title('Hail'), { id: 'saved', title: 'Renamed' });
  toast({ id: 'saved', title: 'Saved' });
  store.undo();
  expect(offered()).toMatchObject([{ title: 'Saved' }]);
});
