import { createStore, type StoreApi } from 'zustand/vanilla';
import isEqual from 'fast-deep-equal';
import { ApiError } from '../api/ApiError.js';
import type { DocumentGateway, DocumentKind } from './DocumentKind.js';
import { UnansweredSaves } from './saving/UnansweredSaves.js';
import { canBringBack, edit, EMPTY_HISTORY, endGesture, type History, redo, undo } from './history.js';
import { takeBack } from './takeBack.js';
import { withIds } from './withIds.js';
import type { Identified, Recipe, SaveState, Step, TakeBack } from './types.js';

export interface DocumentState<Document> {
  readonly document: Document;
  /** The document as the server has it. */
  readonly snapshot: Document;
  readonly version: number;
  /** The document as somebody typed it, while it cannot be read: it is not in the document yet, and must not be lost. */
  readonly unread: string | undefined;
  readonly history: History;
  readonly isSaving: boolean;
  /** Why the last save failed; cleared after two seconds, except for a conflict, which stays until it is settled. */
  readonly failure: Error | undefined;
  /** What the last save is waiting for: a server that answers, or a session. */
  readonly waitsFor: 'server' | 'session' | undefined;
  /** Pictures to delete once the document is saved without them. */
  readonly pendingImageDeletions: readonly string[];
}

/** How long a failed save is shown before the state returns to dirty. */
const ERROR_REVERT_MS = 2_000;

export function saveStateOf({ document, snapshot, unread, isSaving, failure }: DocumentState<unknown>): SaveState {
  if (isSaving) return 'saving';
  if (failure !== undefined) return 'error';
  if (unread !== undefined) return 'dirty';
  // Untouched subtrees are the same objects, so the comparison is short.
  return isEqual(document, snapshot) ? 'saved' : 'dirty';
}

function waitsFor(failure: Error): DocumentState<unknown>['waitsFor'] {
  if (!(failure instanceof ApiError)) return undefined;
  if (failure.isUnreachable || failure.code === 'unavailable') return 'server';
  return failure.status === 401 ? 'session' : undefined;
}

export function isConflict(failure: Error | undefined): failure is ApiError {
  return failure instanceof ApiError && failure.code === 'stale-version';
}

/** A document that is being edited: saving, undo, drafts. */
export interface DocumentStore<Document extends Identified> extends StoreApi<DocumentState<Document>> {
  readonly kind: DocumentKind<Document>;
  readonly gateway: DocumentGateway<Document>;
  /** @returns a function that takes back exactly this step, whatever has happened since */
  apply(step: Step, recipe: Recipe<Document>): TakeBack;
  /** Something follows the pointer: until `endGesture`, a save does not divide its steps. */
  beginGesture(): void;
  endGesture(): void;
  /** Keeps what was typed in place of the document and cannot be read; undefined once it can be, or was given up. */
  keepUnread(text: string | undefined): void;
  undo(): void;
  redo(): void;
  /** Returns to the snapshot, as an undoable step; what cannot be read is given up. */
  cancel(): void;
  /** Also saves what changed while an earlier save was under way. @returns whether it succeeded; `failure` says why not */
  save(): Promise<boolean>;
  /** Deletes the picture from storage with the next save that no longer shows it, once undo cannot bring it back either. */
  deleteImageLater(url: string): void;
  /** Applies a merge with somebody else's version: `theirs` becomes the snapshot, `merged` the document. */
  settleConflict(theirs: Document, version: number, merged: Document): void;
  /**
   * Goes on as another document, which was stored with what was sent; steps can be undone as before.
   * @param ids the ids that differ there, by those here
   */
  moveTo(sent: Document, ids: Readonly<Record<string, string>>, version: number): void;
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
    unread: undefined,
    history: EMPTY_HISTORY,
    isSaving: false,
    failure: undefined,
    waitsFor: undefined,
    pendingImageDeletions: [],
  }));
  const { getState, setState } = store;
  const fail = (failure: Error): void => {
    setState({ failure, isSaving: false, waitsFor: waitsFor(failure) });
    if (isConflict(failure)) return;
    setTimeout(() => {
      if (getState().failure === failure) setState({ failure: undefined });
    }, ERROR_REVERT_MS);
  };
  let isGestureHeld = false;
  const unanswered = new UnansweredSaves(kind, gateway);
  /** The server has this now; the document stays the same object, so that history continues. */
  const saveIs = async (sent: Document, saved: number): Promise<void> => {
    unanswered.forget();
    const { pendingImageDeletions: pending, history } = getState();
    const unused = pending.filter((url) => !kind.showsImage(sent, url) && !canBringBack(history, url));
    const pendingImageDeletions = pending.filter((url) => !unused.includes(url));
    setState({ snapshot: sent, version: saved, isSaving: false, waitsFor: undefined, pendingImageDeletions });
    if (unused.length > 0) await gateway.deleteImages(unused);
  };
  const send = async (): Promise<boolean> => {
    const { document, snapshot, version: edited } = getState();
    setState(({ history }) => ({
      ...{ isSaving: true, failure: undefined },
      history: isGestureHeld ? history : endGesture(history),
    }));
    try {
      await saveIs(document, await gateway.save(document, snapshot, edited));
      return true;
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      unanswered.note(document, failure);
      const earlier = isConflict(failure) ? await unanswered.recognize() : undefined;
      if (earlier === undefined) {
        fail(failure);
        return false;
      }
      await saveIs(earlier.document, earlier.version);
      return earlier.document === document || send();
    }
  };
  let running: Promise<boolean> | undefined;
  const save = (): Promise<boolean> => {
    const again = (isSaved: boolean): Promise<boolean> | boolean =>
      isSaved && saveStateOf(getState()) !== 'saved' ? send() : isSaved;
    const mine = running === undefined ? send() : running.then(again);
    running = mine;
    void mine.finally(() => {
      if (running === mine) running = undefined;
    });
    return mine;
  };
  return {
    ...store,
    kind,
    gateway,
    apply(step, recipe) {
      const { document: before } = getState();
      setState((state) => edit(state, step, recipe));
      const { document: after, history } = getState();
      const entry = after === before ? undefined : history.past.at(-1);
      return Object.assign(
        (): void => {
          if (entry !== undefined) setState((state) => takeBack(state, kind, { entry, before, after }));
        },
        { isUndone: () => entry !== undefined && !getState().history.past.includes(entry) },
      );
    },
    beginGesture: () => {
      isGestureHeld = true;
    },
    endGesture: () => {
      isGestureHeld = false;
      setState(({ history }) => ({ history: endGesture(history) }));
    },
    keepUnread: (unread) => setState({ unread }),
    undo: () => setState((state) => undo(state)),
    redo: () => setState((state) => redo(state)),
    cancel: () =>
      setState((state) => ({ ...edit(state, { label: 'cancel changes' }, () => state.snapshot), unread: undefined })),
    deleteImageLater: (url) =>
      setState(({ pendingImageDeletions }) => ({ pendingImageDeletions: [...pendingImageDeletions, url] })),
    settleConflict: (theirs, newVersion, merged) =>
      setState((state) => ({
        ...edit(state, { label: 'merge changes saved elsewhere' }, () => merged),
        snapshot: theirs,
        version: newVersion,
        failure: undefined,
      })),
    moveTo: (sent, ids, newVersion) =>
      setState(({ document, history }) => ({
        document: withIds(document, ids),
        snapshot: withIds(sent, ids),
        history: withIds(history, ids),
        version: newVersion,
        failure: undefined,
      })),
    postponeConflict: () => setState({ failure: undefined }),
    save,
  };
}
