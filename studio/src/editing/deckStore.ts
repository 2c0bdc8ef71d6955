import { createStore, type StoreApi } from 'zustand/vanilla';
import isEqual from 'fast-deep-equal';
import { ApiError } from '../api/ApiError.js';
import { edit, EMPTY_HISTORY, endGesture, type History, redo, undo } from './history.js';
import type { DeckDocument, Recipe, SaveState, Step } from '../deck/document/types.js';

/** The server's side of a save. */
export interface DeckGateway {
  /**
   * @param snapshot what the server has at `version`
   * @returns the new version. @throws ApiError, `stale-version` (409) when somebody saved since `version`
   */
  save(deck: DeckDocument, snapshot: DeckDocument, version: number): Promise<number>;
  /** Removes pictures from storage that the deck no longer shows. Failures are logged and skipped. */
  deleteImages(urls: readonly string[]): Promise<void>;
}

export interface DeckState {
  readonly deck: DeckDocument;
  /** As the server has it. */
  readonly snapshot: DeckDocument;
  readonly version: number;
  readonly history: History;
  readonly isSaving: boolean;
  /** Why the last save failed; gone after two seconds, except for a conflict, which stays until it is settled. */
  readonly failure: ApiError | Error | undefined;
  /** Pictures to delete once the deck without them is saved. */
  readonly pendingImageDeletions: readonly string[];
}

/** How long a failed save is shown as such before the deck is merely dirty again. */
export const ERROR_REVERT_MS = 2_000;

export function saveStateOf({ deck, snapshot, isSaving, failure }: DeckState): SaveState {
  if (isSaving) return 'saving';
  if (failure !== undefined) return 'error';
  // Subtrees that nobody touched are the same objects, so this stops early everywhere but where something changed.
  return isEqual(deck, snapshot) ? 'saved' : 'dirty';
}

export function isConflict(failure: Error | undefined): failure is ApiError {
  return failure instanceof ApiError && failure.code === 'stale-version';
}

/** The document of one deck editor: what is saved, undone, and not lost. */
export interface DeckStore extends StoreApi<DeckState> {
  apply(step: Step, recipe: Recipe): void;
  endGesture(): void;
  undo(): void;
  redo(): void;
  /** Back to the snapshot, as a step that can be undone. */
  cancel(): void;
  /** @returns whether it is saved; why not is in `failure` */
  save(): Promise<boolean>;
  /** The picture goes from storage with the next save that no longer shows it. */
  deleteImageLater(url: string): void;
  /** Takes a merge with what somebody else saved: `theirs` is the new snapshot, `merged` what is under edit. */
  settleConflict(theirs: DeckDocument, version: number, merged: DeckDocument): void;
}

export function createDeckStore(opened: DeckDocument, version: number, gateway: DeckGateway): DeckStore {
  const store = createStore<DeckState>()(() => ({
    deck: opened,
    snapshot: opened,
    version,
    history: EMPTY_HISTORY,
    isSaving: false,
    failure: undefined,
    pendingImageDeletions: [],
  }));
  const { getState, setState } = store;
  const fail = (failure: Error): void => {
    setState({ failure, isSaving: false });
    if (isConflict(failure)) return;
    setTimeout(() => {
      if (getState().failure === failure) setState({ failure: undefined });
    }, ERROR_REVERT_MS);
  };
  return {
    ...store,
    apply: (step, recipe) => setState((state) => edit(state, step, recipe)),
    endGesture: () => setState(({ history }) => ({ history: endGesture(history) })),
    undo: () => setState((state) => undo(state)),
    redo: () => setState((state) => redo(state)),
    cancel: () => setState((state) => edit(state, { label: 'cancel changes' }, () => state.snapshot)),
    deleteImageLater: (url) =>
      setState(({ pendingImageDeletions }) => ({ pendingImageDeletions: [...pendingImageDeletions, url] })),
    settleConflict: (theirs, newVersion, merged) =>
      setState((state) => ({
        ...edit(state, { label: 'take in what was saved elsewhere' }, () => merged),
        snapshot: theirs,
        version: newVersion,
        failure: undefined,
      })),
    async save() {
      const { deck, snapshot, version: edited, isSaving } = getState();
      if (isSaving) return false;
      setState(({ history }) => ({ isSaving: true, failure: undefined, history: endGesture(history) }));
      try {
        const saved = await gateway.save(deck, snapshot, edited);
        const unused = getState().pendingImageDeletions.filter((url) => !shows(deck, url));
        // What is under edit stays the object it is, so that history goes on; only the snapshot moves up to what was sent.
        setState({ snapshot: deck, version: saved, isSaving: false, pendingImageDeletions: [] });
        if (unused.length > 0) await gateway.deleteImages(unused);
        return true;
      } catch (error) {
        fail(error instanceof Error ? error : new Error(String(error)));
        return false;
      }
    },
  };
}

function shows(deck: DeckDocument, url: string): boolean {
  const owners = [deck, ...deck.categories, ...deck.categories.flatMap(({ cards }) => cards)];
  return owners.some(({ illustration }) => illustration === url);
}
