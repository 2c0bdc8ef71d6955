import type { Scene, TemplateConfig } from '@cardwright/renderer';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StoredDocument } from '../../editing/DocumentKind.js';
import type { TakeBack } from '../../editing/types.js';
import { SAVE_FAILED } from '../../editing/saving/saveDocument.js';
import { toast, toastError } from '../../toasts/toast.js';
import { createTemplateStore, type TemplateState, type TemplateStore } from '../document/createTemplateStore.js';
import type { TemplateGateway } from '../document/createTemplateGateway.js';
import { partsOf } from '../document/parts.js';
import { officialTemplateKind } from '../document/templateKind.js';
import type { Recipe, TemplateDocument } from '../document/types.js';
import { READ_ONLY } from '../readOnly.js';
import { saveTemplateDocument, type TemplateSaving } from '../saving/saveTemplateDocument.js';
import { type BuilderSessionStore, createBuilderSession } from './builderSession.js';
import { createCalm } from './createCalm.js';
import { CurrentGesture } from './CurrentGesture.js';
import { select, settle } from './selecting.js';

const UNREAD = 'The JSON has an error. Correct it, or return to the last readable state.';

/** The scene on the canvas. */
export interface ShownScene {
  readonly scene: Scene | undefined;
  /** The other side lies beside it. */
  readonly isDouble: boolean;
  /** The scene of the same card in another state of the template; undefined until something is shown. */
  readonly layOut?: ((template: TemplateConfig) => Promise<Scene>) | undefined;
}

/** Everything that belongs to one template being edited. */
export interface Builder {
  readonly store: TemplateStore;
  readonly session: BuilderSessionStore;
  readonly shown: StoreApi<ShownScene>;
  /** Both, but still during gestures: for the panels beside the canvas. */
  readonly calm: { readonly store: StoreApi<TemplateState>; readonly shown: StoreApi<ShownScene> };
  readonly gesture: CurrentGesture;
  /** Saves and reports the outcome. @returns whether everything is saved */
  readonly save: () => Promise<boolean>;
  /** Official templates are looked at only, unless an admin publishes a new version. */
  readonly isReadOnly: boolean;
  /** Saving publishes a new version of an official template. */
  readonly isPublishing: boolean;
  /**
   * Changes the template in one undoable step; steps with the same gesture are one. A template that is looked at only
   * stays as it is, and the person is told.
   */
  readonly change: (label: string, recipe: Recipe, gesture?: string) => TakeBack;
  readonly selectParts: (ids: readonly string[]) => void;
}

export function createBuilder(
  opened: StoredDocument<TemplateDocument>,
  gateway: TemplateGateway,
  saving: TemplateSaving = {},
): Builder {
  const isPublishing = saving.mayPublish !== undefined;
  const store = createTemplateStore(opened, gateway, isPublishing ? officialTemplateKind : undefined);
  const session = createBuilderSession();
  const shown = createStore<ShownScene>()(() => ({ scene: undefined, isDouble: false }));
  const isReadOnly = opened.document.type === 'official' && !isPublishing;
  store.subscribe((state, before) => {
    // It may come from a draft.
    if (state.unread !== undefined && before.unread === undefined) session.setState({ view: 'json' });
    if (state.document === before.document) return;
    const settled = settle(partsOf(state.document.json_config), session.getState());
    if (settled !== undefined) session.setState(settled);
  });
  session.subscribe(({ subject, isTesting, testedFace }, before) => {
    if (testedFace !== undefined && (subject !== before.subject || !isTesting))
      session.setState({ testedFace: undefined });
  });
  return {
    store,
    session,
    shown,
    calm: { store: createCalm(store, session), shown: createCalm(shown, session) },
    gesture: new CurrentGesture(),
    isReadOnly,
    isPublishing,
    save: async () => {
      if (store.getState().unread === undefined) return saveTemplateDocument(store, saving);
      session.setState({ view: 'json' });
      toastError(store.kind.texts.saveFailed, new Error(UNREAD), SAVE_FAILED);
      return false;
    },
    change(label, recipe, gesture) {
      if (!isReadOnly) return store.apply({ label, ...(gesture !== undefined && { gesture }) }, recipe);
      toast({ id: 'read-only', kind: 'info', ...READ_ONLY });
      return Object.assign(() => undefined, { isUndone: () => false });
    },
    selectParts: (ids) =>
      session.setState((state) => select(partsOf(store.getState().document.json_config), state, ids)),
  };
}
