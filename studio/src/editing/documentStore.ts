import { createStore, type StoreApi } from 'zustand/vanilla';
import isEqual from 'fast-deep-equal';
import { ApiError } from '../api/ApiError.js';
import type { DocumentGateway, DocumentKind } from './DocumentKind.js';
import { edit, EMPTY_HISTORY, endGesture, type History, redo, undo } from './history.js';
import type { Identified, Recipe, SaveState, Step } from './types.js';

export interface DocumentState<Document> {
  readonly document: Document;
  /** As the server has it. */
  readonly snapshot: Document;
  readonly version: number;
  readonly history: History;
  readonly isSaving: boolean;
  /** Why the last save failed; cleared after two seconds, except for a conflict, which stays until it is settled. */
  readonly failure: Error | undefined;
  /** The last save did not reach the server. */
  readonly isOffline: boolean;
  /** Pictures to delete once the document is saved without them. */
  readonly pendingImageDeletions: readonly string[];
}

/** How long a failed save is shown before the state returns to dirty. */
const ERROR_REVERT_MS = 2_000;

export function saveStateOf({ document, snapshot, isSaving, failure }: DocumentState<unknown>): SaveState {
  if (isSaving) return 'saving';
  if (failure !== undefined) return 'error';
  // Untouched subtrees are the same objects, so the comparison is short.
  return isEqual(document, snapshot) ? 'saved' : 'dirty';
}

export function isConflict(failure: Error | undefined): failure is ApiError {
  return failure instanceof ApiError && failure.code === 'stale-version';
}

/** A document under edit: saving, undo, drafts. */
export interface DocumentStore<Document extends Identified> extends StoreApi<DocumentState<Document>> {
  readonly kind: DocumentKind<Document>;
  readonly gateway: DocumentGateway<Document>;
  apply(step: Step, recipe: Recipe<Document>): void;
  endGesture(): void;
  undo(): void;
  redo(): void;
  /** Returns to the snapshot, as an undoable step. */
  cancel(): void;
  /** @returns whether the save succeeded; `failure` says why not */
  save(): Promise<boolean>;
  /** Deletes the picture from storage with the next save that no longer shows it. */
  deleteImageLater(url: string): void;
  /** Applies a merge with somebody else's version: `theirs` becomes the snapshot, `merged` the document. */
  settleConflict(theirs: Document, version: number, merged: Document): void;
  /** Leaves a conflict to the next save, which asks again. */
  postponeConflict(): void;
}

interface Opening<Document extends Identified> {
  readonly kind: DocumentKind<Document>;
  readonly gateway: DocumentGateway<Document>;
  readonly document: Document;
  readonly version: number;
}

export function createDocumentStore<Document extends Identified>({
  kind,
  gateway,
  document: opened,
  version,
}: Opening<Document>): DocumentStore<Document> {
  const store = createStore<DocumentState<Document>>()(() => ({
    document: opened,
    snapshot: opened,
    version,
    history: EMPTY_HISTORY,
    isSaving: false,
    failure: undefined,
    isOffline: false,
    pendingImageDeletions: [],
  }));
  const { getState, setState } = store;
  const fail = (failure: Error): void => {
    setState({ failure, isSaving: false, isOffline: failure instanceof ApiError && failure.isOffline });
    if (isConflict(failure)) return;
    setTimeout(() => {
      if (getState().failure === failure) setState({ failure: undefined });
    }, ERROR_REVERT_MS);
  };
  return {
    ...store,
    kind,
    gateway,
    apply: (step, recipe) => setState((state) => edit(state, step, recipe)),
    endGesture: () => setState(({ history }) => ({ history: endGesture(history) })),
    undo: () => setState((state) => undo(state)),
    redo: () => setState((state) => redo(state)),
    cancel: () => setState((state) => edit(state, { label: 'cancel changes' }, () => state.snapshot)),
    deleteImageLater: (url) =>
      setState(({ pendingImageDeletions }) => ({ pendingImageDeletions: [...pendingImageDeletions, url] })),
    settleConflict: (theirs, newVersion, merged) =>
      setState((state) => ({
        ...edit(state, { label: 'merge changes saved elsewhere' }, () => merged),
        snapshot: theirs,
        version: newVersion,
        failure: undefined,
      })),
    postponeConflict: () => setState({ failure: undefined }),
    async save() {
      const { document, snapshot, version: edited, isSaving } = getState();
      if (isSaving) return false;
      setState(({ history }) => ({ isSaving: true, failure: undefined, history: endGesture(history) }));
      try {
        const saved = await gateway.save(document, snapshot, edited);
        const unused = getState().pendingImageDeletions.filter((url) => !kind.showsImage(document, url));
        // The document stays the same object, so that history continues; only the snapshot moves to what was sent.
        setState({
          snapshot: document,
          version: saved,
          isSaving: false,
          isOffline: false,
          pendingImageDeletions: [],
        });
        if (unused.length > 0) await gateway.deleteImages(unused);
        return true;
      } catch (error) {
        fail(error instanceof Error ? error : new Error(String(error)));
        return false;
      }
    },
  };
}
