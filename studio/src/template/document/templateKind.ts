import isEqual from 'fast-deep-equal';
import type { DocumentKind } from '../../editing/DocumentKind.js';
import { nameOfPlace, wordsOfValue } from './conflictWords.js';
import { describeChanges } from './describeChanges.js';
import { mergeTemplates } from './mergeTemplates.js';
import type { TemplateDocument } from './types.js';

/** The template as a document of the editing core. */
export const templateKind: DocumentKind<TemplateDocument> = {
  noun: 'template',
  texts: {
    unsaved: 'You have unsaved template changes',
    saved: 'Template saved',
    saveFailed: 'Error saving template',
  },
  isSame: (one, other) => isEqual(sentOf(one), sentOf(other)),
  showsImage: ({ json_config }, url) => JSON.stringify(json_config).includes(JSON.stringify(url).slice(1, -1)),
  merge: mergeTemplates,
  describeChanges,
  nameOfPlace,
  wordsOfValue,
};

/** An official template: a save publishes it. */
export const officialTemplateKind: DocumentKind<TemplateDocument> = {
  ...templateKind,
  texts: {
    unsaved: 'Your changes are not published',
    saved: 'New version published',
    saveFailed: 'The new version was not published',
  },
};

/** What a save sends. */
function sentOf({ name, description, ratio, json_config }: TemplateDocument): object {
  return { name, description, ratio, json_config };
}
