import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/ApiError.js';
import type { DocumentGateway } from './DocumentKind.js';
import { createDocumentStore, type DocumentStore, isConflict, saveStateOf } from './documentStore.js';
import { aPoem, createPoemServer, poemKind, type Poem } from './testing/poems.js';

const open = (gateway: DocumentGateway<Poem> = createPoemServer(aPoem())): DocumentStore<Poem> =>
  createDocumentStore({ kind: poemKind, gateway, document: aPoem(), version: 1 });

const setTitle = (title: string) => (poem: Poem) => void (poem.title = title);
const addLine = (id: string) => (poem: Poem) => void poem.lines.push({ id, text: id });
/** The first save does not reach the server. */
function failingOnce(server: DocumentGateway<Poem>): DocumentGateway<Poem> {
  let isDown = true;
  const save: typeof server.save = (...args) => {
    if (!isDown) return server.save(...args);
    isDown = false;
    return Promise.reject(new ApiError(0, 'no answer', 'unreachable'));
  };
  return { ...server, save };
}

const lines = (poem: Poem): string[] => poem.lines.map(({ id }) => id);

describe('editing a document that is not a deck', () => {
  it('takes back and repeats steps, a gesture at once', () => {
    const store = open();
    store.apply({ label: 'add line' }, addLine('second'));
    for (const title of ['H', 'Ha', 'Hail']) store.apply({ label: 'edit title', gesture: 'title' }, setTitle(title));
    store.undo();
    expect(store.getState().document).toMatchObject({ title: 'Rain', lines: [{}, { id: 'second' }] });
    store.undo();
    expect(saveStateOf(store.getState())).toBe('saved');
    store.redo();
    store.redo();
    expect(store.getState().document.title).toBe('Hail');
    expect(store.getState().history.past.map(({ label }) => label)).toEqual(['add line', 'edit title']);
  });

  it('goes on as another document, with its steps and what was typed since', () => {
    const store = open();
    store.apply({ label: 'replace' }, (poem) => ({ ...poem, title: 'Hail' }));
    const sent = store.getState().document;
    store.apply({ label: 'add line' }, addLine('second'));
    store.moveTo(sent, { poem: 'copy', first: 'other' }, 7);
    const { document, snapshot, version } = store.getState();
    expect([document.id, lines(document), snapshot.id, version]).toEqual(['copy', ['other', 'second'], 'copy', 7]);
    expect(saveStateOf(store.getState())).toBe('dirty');
    store.undo();
    expect(saveStateOf(store.getState())).toBe('saved');
    store.undo();
    expect(store.getState().document).toEqual({ id: 'copy', title: 'Rain', lines: [{ id: 'other', text: 'Drip' }] });
  });

  it('takes back exactly one step, whatever was done since', () => {
    const store = open();
    const takeBack = store.apply({ label: 'delete line' }, (poem) => void poem.lines.shift());
    store.apply({ label: 'edit title' }, setTitle('Hail'));
    takeBack();
    expect(store.getState().document).toEqual({ ...aPoem(), title: 'Hail' });
    expect(store.getState().history.past.map(({ label }) => label)).toEqual([
      'delete line',
      'edit title',
      'undo delete line',
    ]);
  });

  it('takes back the last step as undo does, but not a step that is undone already', () => {
    const store = open();
    const takeBack = store.apply({ label: 'edit title' }, setTitle('Hail'));
    takeBack();
    expect(saveStateOf(store.getState())).toBe('saved');
    store.redo();
    store.undo();
    store.apply({ label: 'add line' }, addLine('second'));
    takeBack();
    expect(store.getState().document).toMatchObject({ title: 'Rain', lines: [{}, { id: 'second' }] });
  });

  it('is not saved while something typed cannot be read, until it is given up', () => {
    const store = open();
    store.keepUnread('{ "title": ');
    expect(saveStateOf(store.getState())).toBe('dirty');
    store.cancel();
    expect([saveStateOf(store.getState()), store.getState().unread]).toEqual(['saved', undefined]);
  });

  it('saves, and deletes the pictures that its kind no longer sees in it', async () => {
    const server = createPoemServer(aPoem());
    const store = open(server);
    store.apply({ label: 'add line' }, addLine('kept.png'));
    store.deleteImageLater('kept.png');
    store.deleteImageLater('gone.png');
    expect(await store.save()).toBe(true);
    expect([saveStateOf(store.getState()), store.getState().version]).toEqual(['saved', 2]);
    expect(server.deleted).toEqual(['gone.png']);
  });

  it('keeps a picture that undo can bring back after a save, and deletes it when undo no longer can', async () => {
    const server = createPoemServer(aPoem());
    const store = open(server);
    store.apply({ label: 'add line' }, addLine('first.png'));
    store.undo();
    store.deleteImageLater('first.png');
    expect([await store.save(), server.deleted]).toEqual([true, []]);
    store.redo();
    expect(store.kind.showsImage(store.getState().document, 'first.png')).toBe(true);
    store.undo();
    store.apply({ label: 'add line' }, addLine('second.png'));
    expect([await store.save(), server.deleted]).toEqual([true, ['first.png']]);
  });

  it('is refused when somebody saved since, merges with its kind’s rules, and saves both', async () => {
    const server = createPoemServer(aPoem());
    const [theirs, mine] = [open(server), open(server)];
    theirs.apply({ label: 'edit' }, setTitle('Snow'));
    theirs.apply({ label: 'edit' }, addLine('theirs'));
    await theirs.save();
    mine.apply({ label: 'edit' }, setTitle('Hail'));
    mine.apply({ label: 'edit' }, addLine('mine'));
    expect(await mine.save()).toBe(false);
    const { failure, snapshot, document } = mine.getState();
    expect([isConflict(failure), saveStateOf(mine.getState())]).toEqual([true, 'error']);

    const stored = await server.read('poem');
    const { merged, conflicts } = mine.kind.merge(snapshot, document, stored.document);
    expect(conflicts).toEqual([{ path: ['title'], base: 'Rain', mine: 'Hail', theirs: 'Snow' }]);
    expect(merged.title).toBe('Hail');
    const settled = mine.kind.merge(snapshot, document, stored.document, () => true).merged;
    mine.settleConflict(stored.document, stored.version, settled);
    expect(await mine.save()).toBe(true);
    const saved = (await server.read('poem')).document;
    expect([saved.title, lines(saved)]).toEqual(['Snow', ['first', 'theirs', 'mine']]);
    mine.undo();
    expect(lines(mine.getState().document)).toEqual(['first', 'mine']);
  });

  it('reports that saves do not reach the server until one does', async () => {
    const server = createPoemServer(aPoem());
    const offline = new ApiError(0, 'no answer', 'unreachable');
    let isDown = true;
    const store = createDocumentStore({
      kind: poemKind,
      gateway: { ...server, save: (...args) => (isDown ? Promise.reject(offline) : server.save(...args)) },
      document: aPoem(),
      version: 1,
    });
    store.apply({ label: 'edit' }, setTitle('Hail'));
    await store.save();
    expect(store.getState().waitsFor).toBe('server');
    isDown = false;
    await store.save();
    expect(store.getState().waitsFor).toBeUndefined();
  });

  it.each(['the same', 'a newer'])(
    'does not conflict with its own save that was not answered: tries %s',
    async (what) => {
      const server = createPoemServer(aPoem());
      let isSilent = true;
      const save: typeof server.save = async (...args) => {
        const version = await server.save(...args);
        if (isSilent) throw new ApiError(503, 'The database is not responding.', 'unavailable');
        return version;
      };
      const store = createDocumentStore({
        kind: poemKind,
        gateway: { ...server, save },
        document: aPoem(),
        version: 1,
      });
      store.apply({ label: 'edit' }, setTitle('Hail'));
      expect(await store.save()).toBe(false);
      isSilent = false;
      if (what === 'a newer') store.apply({ label: 'edit' }, setTitle('Hailstorm'));
      expect(await store.save()).toBe(true);
      const { failure, waitsFor: waiting, version } = store.getState();
      expect([saveStateOf(store.getState()), failure, waiting]).toEqual(['saved', undefined, undefined]);
      const saved = await server.read('poem');
      expect([saved.document.title, saved.version]).toEqual(what === 'a newer' ? ['Hailstorm', 3] : ['Hail', 2]);
      expect(version).toBe(saved.version);
    },
  );

  it('still conflicts with somebody else after a save that was not answered', async () => {
    const server = createPoemServer(aPoem());
    const [theirs, mine] = [open(server), open(failingOnce(server))];
    mine.apply({ label: 'edit' }, setTitle('Hail'));
    await mine.save();
    theirs.apply({ label: 'edit' }, setTitle('Snow'));
    await theirs.save();
    expect(await mine.save()).toBe(false);
    expect(isConflict(mine.getState().failure)).toBe(true);
  });

  it('saves what was typed while an earlier save was under way', async () => {
    const server = createPoemServer(aPoem());
    const store = open(server);
    store.apply({ label: 'edit' }, setTitle('Hail'));
    const first = store.save();
    store.apply({ label: 'edit' }, setTitle('Hailstorm'));
    expect(await Promise.all([first, store.save()])).toEqual([true, true]);
    expect(saveStateOf(store.getState())).toBe('saved');
    expect((await server.read('poem')).document.title).toBe('Hailstorm');
  });

  it.each([
    [502, 'unknown', 'server'],
    [503, 'unavailable', 'server'],
    [401, 'not-signed-in', 'session'],
    [500, 'internal', undefined],
  ] as const)('waits after an answer of %i, %s, for: %s', async (status, code, waitsFor) => {
    const gateway = { ...createPoemServer(aPoem()), save: () => Promise.reject(new ApiError(status, 'no', code)) };
    const store = createDocumentStore({ kind: poemKind, gateway, document: aPoem(), version: 1 });
    store.apply({ label: 'edit' }, setTitle('Hail'));
    expect(await store.save()).toBe(false);
    expect(store.getState().waitsFor).toBe(waitsFor);
  });
});
