import type { DocumentKind } from './DocumentKind.js';
import { edit, type Edited, type Entry, undo } from './history.js';
import type { Identified } from './types.js';

interface Taken<Document> {
  readonly entry: Entry;
  readonly before: Document;
  readonly after: Document;
}

/**
 * Takes back one step and nothing else. The last step is undone; under later steps, the document is merged with the one
 * before it, so that what was done since stays. A step that is undone already is left alone.
 */
export function takeBack<Document extends Identified>(
  state: Edited<Document>,
  kind: Pick<DocumentKind<Document>, 'merge'>,
  { entry, before, after }: Taken<Document>,
): Edited<Document> {
  if (!state.history.past.includes(entry)) return state;
  if (state.history.past.at(-1) === entry) return undo(state);
  return edit(state, { label: `undo ${entry.label}` }, () => kind.merge(after, state.document, before).merged);
}
