import { missingDeckFields } from '@cardwright/renderer';
import { HttpProblem } from '../../errors.js';
import type { DeckRow } from '../../queries/decks/rows.js';

const PATHS: Readonly<Record<string, (language: string) => string>> = {
  Title: (language) => `translations.${language}.title`,
  Description: (language) => `translations.${language}.description`,
  World: () => 'world_id',
  'Main Language': () => 'default_language',
};

/** A draft may be incomplete; a public deck needs a title, a description, a world and a main language. */
export function assertPublishable(
  deck: Pick<DeckRow, 'status' | 'default_language' | 'world_id' | 'translations'>,
): void {
  if (deck.status === 'draft') return;
  const missing = missingDeckFields(deck);
  if (missing.length === 0) return;
  throw new HttpProblem('invalid', `Please fill in: ${missing.join(', ')}`, {
    errors: missing.map((field) => ({
      path: PATHS[field]?.(deck.default_language) ?? '',
      message: `A public deck needs this field: ${field}.`,
    })),
  });
}
