import { parseDeckFile } from '@cardwright/renderer';
import type { DeckDocument } from '../types.js';

/** For tests: a deck with categories named A, B, … and that many cards each; ids follow the names: `A`, `A1`, `A2`. */
export function aDocument(...counts: readonly number[]): DeckDocument {
  const parsed = parseDeckFile(
    {
      id: 'deck',
      world_id: 'world',
      translations: { en: { title: 'Weather', description: 'For days indoors.' } },
      categories: counts.map((count, index) => {
        const name = String.fromCharCode(65 + index);
        const cards = Array.from({ length: count }, (_, at) => ({
          temp_id: `${name}${at + 1}`,
          translations: { en: { title: `${name}${at + 1}` } },
        }));
        return { temp_id: name, translations: { en: { title: name } }, cards };
      }),
    },
    { keepTemporaryIds: true },
  );
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return {
    ...parsed.value,
    id: 'deck',
    categories: parsed.value.categories.map((category) => ({
      ...category,
      id: titleOf(category),
      cards: category.cards.map((card) => ({ ...card, id: titleOf(card) })),
    })),
  };
}

function titleOf(thing: { readonly translations: Readonly<Record<string, { readonly title: string }>> }): string {
  return thing.translations.en?.title ?? '';
}
