import isEqual from 'fast-deep-equal';
import { ApiError } from '../../api/ApiError.js';
import { mergeThings, type Thing } from '../conflicts/mergeThings.js';
import type { DocumentGateway, DocumentKind, RemoteDraft, RemoteDrafts } from '../DocumentKind.js';

/** A kind of document for the tests of the editing core. */
export interface Poem {
  readonly id: string;
  title: string;
  lines: { id: string; text: string }[];
}

export const poemKind: DocumentKind<Poem> = {
  noun: 'poem',
  texts: {
    unsaved: 'You have unsaved verses',
    saved: 'Poem saved',
    saveFailed: 'Error saving poem',
  },
  isSame: isEqual,
  showsImage: ({ lines }, url) => lines.some(({ text }) => text.includes(url)),
  merge(base, mine, theirs, takesTheirs) {
    const { merged, conflicts } = mergeThings(asThing(base), asThing(mine), asThing(theirs), {
      isServers: () => false,
      takesTheirs,
    });
    return { merged: merged as Thing & Poem, conflicts };
  },
  describeChanges: (before, after) =>
    before.title === after.title ? [] : [{ id: after.id, what: after.title, details: 'title' }],
  nameOfPlace: (path) => path.join(', '),
};

const asThing = (poem: Poem): Thing => ({ ...poem });

export function aPoem(): Poem {
  return { id: 'poem', title: 'Rain', lines: [{ id: 'first', text: 'Drip' }] };
}

/** A server with one poem that refuses stale saves. */
export function createPoemServer(poem: Poem): DocumentGateway<Poem> & { readonly deleted: string[] } {
  let stored = { document: poem, version: 1, savedAt: '2026-01-01T00:00:00Z' };
  const deleted: string[] = [];
  return {
    deleted,
    read: () => Promise.resolve(stored),
    save(document, _snapshot, version) {
      if (version !== stored.version) return Promise.reject(new ApiError(409, 'saved elsewhere', 'stale-version'));
      stored = { document, version: version + 1, savedAt: '2026-01-02T00:00:00Z' };
      return Promise.resolve(stored.version);
    },
    deleteImages: (urls) => Promise.resolve(void deleted.push(...urls)),
  };
}

/** Drafts of one person's poems on a server. */
export function createPoemDrafts(): RemoteDrafts<Poem> {
  const kept = new Map<string, RemoteDraft<Poem>>();
  return {
    read: (id) => Promise.resolve(kept.get(id)),
    write: (document, version) =>
      Promise.resolve(void kept.set(document.id, { document, version, at: '2026-01-03T00:00:00Z' })),
    remove: (id) => Promise.resolve(void kept.delete(id)),
    baseOf: () => Promise.resolve(aPoem()),
  };
}
