import { parseTemplateConfig } from '@cardwright/renderer';
import { saveStateOf } from '../../editing/documentStore.js';
import { SAVE_FAILED, saveDocument } from '../../editing/saving/saveDocument.js';
import { toastError } from '../../toasts/toast.js';
import type { TemplateStore } from '../document/createTemplateStore.js';

export interface TemplateSaving {
  /** For an official template: asked before each save, whether to publish a new version. */
  readonly mayPublish?: () => Promise<boolean>;
  /** Says why a save failed; false leaves that to `saveDocument`. */
  readonly explain?: (failure: Error, store: TemplateStore) => boolean;
}

/**
 * Saves a template that has an id and valid content; otherwise says what is missing.
 * @returns whether everything is saved
 */
export async function saveTemplateDocument(
  store: TemplateStore,
  { mayPublish, explain = () => false }: TemplateSaving = {},
): Promise<boolean> {
  if (mayPublish !== undefined && saveStateOf(store.getState()) !== 'saved' && !(await mayPublish())) return false;
  const maySave = (): boolean => {
    const { document } = store.getState();
    const parsed = parseTemplateConfig(document.json_config);
    const problem =
      document.id === '' ? 'The template has no id yet.' : parsed.ok ? undefined : parsed.problems[0]?.message;
    if (problem === undefined) return true;
    toastError(store.kind.texts.saveFailed, new Error(problem), SAVE_FAILED);
    return false;
  };
  return saveDocument(store, maySave, (failure) => explain(failure, store));
}
