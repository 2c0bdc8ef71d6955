import { createTemplateStore } from '../createTemplateStore.js';
import type { Recipe, TemplateDocument } from '../types.js';
import { aTemplate } from './aTemplate.js';

/** The content of `aTemplate()` after changes, each a step of its own. */
export function after(...recipes: readonly Recipe[]): TemplateDocument['json_config'] {
  const gateway = {
    read: () => Promise.reject(new Error('not asked for')),
    save: (_now: unknown, _before: unknown, version: number) => Promise.resolve(version + 1),
    deleteImages: () => Promise.resolve(),
  };
  const store = createTemplateStore({ document: aTemplate(), version: 1, savedAt: '' }, gateway);
  for (const recipe of recipes) store.apply({ label: 'change' }, recipe);
  return store.getState().document.json_config;
}
