import { missingDeckFields } from '@cardwright/renderer';
import { HttpProblem } from '../../errors.js';
import type { DeckRow } from '../../queries/decks/rows.js';

const PATHS: Readonly<Record<string, (language: string) => string>> = {
  Title: (language) => `translations.${language}.title`,
  Description: (language) => `translations.${language}.description`,
  World: () => 'world_id',
  'Main Language': () => 'default_language',
};

type Published = Pick<DeckRow, 'status' | 'default_language' | 'world_id' | 'translations'>;

/** What a deck lacks to have its status. A draft may be incomplete; a public deck needs all required fields. */
export function missingToPublish(deck: Published): readonly string[] {
  return deck.status === 'draft' ? [] : missingDeckFields(deck);
}

/** @throws HttpProblem 422 for a public deck without a title, a description, a world or a main language */
export function assertPublishable(deck: Published): void {
  const missing = missingToPublish(deck);
  if (missing.length === 0) return;
  throw new HttpProblem('invalid', `Please fill in: ${missing.join(', ')}`, {
    errors: missing.map((field) => ({
      path: PATHS[field]?.(deck.default_language) ?? '',
      message: `A public deck needs this field: ${field}.`,
    })),
  });
}
