import { addCategory } from '../document/commands/categories.js';
import { onlyCategory } from '../session/selection.js';
import type { Editor } from '../editor/createEditor.js';

/** Adds a category at the end and selects it. @returns its id */
export function addCategoryToDeck({ store, session }: Editor): string {
  const id = crypto.randomUUID();
  store.apply({ label: 'add category' }, addCategory(id, 'New category'));
  session.setState(onlyCategory(store.getState().document, id));
  return id;
}
