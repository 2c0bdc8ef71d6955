import type { DocumentStore } from '../documentStore.js';
import type { Identified } from '../types.js';
import type { KeptDraft } from './draftStorage.js';
import { isContained } from './isContained.js';

/** A document as it was opened, and its version. */
interface OpenedDocument<Document> {
  readonly document: Document;
  readonly version: number;
}

/** The id that stands for the server among the windows that left drafts behind. */
export const ON_SERVER = 'server';

/**
 * The draft that this person left on the server, such as from another device; none if the server has none or fails.
 * The draft is compared with the document as it was opened, since somebody may be typing by now.
 */
export async function leftOnServer<Document extends Identified>(
  store: DocumentStore<Document>,
  { document: opened, version }: OpenedDocument<Document>,
): Promise<readonly KeptDraft<Document>[]> {
  const { drafts } = store.gateway;
  try {
    const draft = await drafts?.read(opened.id);
    if (draft === undefined) return [];
    const base = draft.version === version ? opened : ((await drafts?.baseOf(opened.id, draft.version)) ?? opened);
    const left = { ...draft, base, tabId: ON_SERVER };
    if (!isContained(store.kind, left, opened)) return [left];
    await drafts?.remove(opened.id);
    return [];
  } catch {
    return [];
  }
}
