import type { Catalogue, OfficialCatalogue } from '../../plan/catalogue.js';
import { parseDeckFile } from '../../schema/index.js';
import { valueOf } from './loadDeck.js';
import type { LoadedDeck } from './loadedDeck.js';

/** A deck in memory, for example from a database. */
export interface DeckInMemory {
  /** Like a deck file, and validated like one. */
  readonly deck: unknown;
  /** The templates and schemes that the deck refers to by id. They take precedence over the official ones. */
  readonly designs: Catalogue;
  readonly official: OfficialCatalogue;
  /** Base of relative picture paths. */
  readonly folder: string;
  readonly fetchImage?: LoadedDeck['fetchImage'];
}

/** @throws CardwrightError `deck.invalid` with all problems */
export function loadInMemory({ deck, designs, official, folder, fetchImage }: DeckInMemory): LoadedDeck {
  const { value, warnings } = valueOf(parseDeckFile(deck), 'deck');
  const own = new Set([...designs.templates, ...designs.colorSchemes].map(({ id }) => id));
  const withOthers = <T extends { readonly id: string }>(mine: readonly T[], others: readonly T[]): readonly T[] => [
    ...mine,
    ...others.filter(({ id }) => !own.has(id)),
  ];
  return {
    deck: value,
    catalogue: {
      templates: withOthers(designs.templates, official.templates),
      colorSchemes: withOthers(designs.colorSchemes, official.colorSchemes),
    },
    folder,
    source: 'deck',
    warnings,
    ...(fetchImage && { fetchImage }),
  };
}
