import { createHash } from 'node:crypto';
import type { DeckTree, Texts } from '../../queries/decks/rows.js';

/** The texts of each kind of row that are written in a language. Fields of cards are the deck's own values in all languages. */
const FIELDS = {
  deck: ['title', 'short_description', 'description', 'tags'],
  category: ['title', 'description'],
  card: ['title', 'one_liner', 'primary_text', 'secondary_text', 'description'],
} as const;

export type EntityKind = keyof typeof FIELDS;

/** One text of a deck that is to be translated. */
export interface TextUnit {
  readonly entity: EntityKind;
  readonly entityId: string;
  readonly field: string;
  /** For the model: `card title`. */
  readonly kind: string;
  /** The source; tags as one line each. */
  readonly text: string;
}

/**
 * Key inside `translations[language]` that remembers, for each field, what its translation was made from and what was made:
 * `{title: {source, made}}`, both hashes. It lies with the texts, not in a table, so that it goes wherever they go (copies,
 * exports, the bin, older versions) and can never tell about texts that are no longer there; unknown keys of translations
 * survive every load and save.
 */
export const SOURCES_KEY = 'translated_from';

/** 64 bits: it finds changes, it guards nothing. */
export function hashText(text: string): string {
  return createHash('sha256').update(text.normalize('NFC')).digest('hex').slice(0, 16);
}

/** A field as one text; tags have a line each. Empty where there is none. */
export function textOf(texts: Texts | undefined, field: string): string {
  const value = texts !== undefined && Object.hasOwn(texts, field) ? texts[field] : undefined;
  if (Array.isArray(value)) return value.filter((tag) => typeof tag === 'string').join('\n');
  return typeof value === 'string' ? value : '';
}

/** The stored form of `textOf`. */
export function valueOf(field: string, text: string): string | string[] {
  return field === 'tags' ? text.split('\n').map((tag) => tag.trim()) : text;
}

interface Entity {
  readonly id: string;
  readonly translations: Readonly<Record<string, Texts>>;
}

/** Deck, categories and cards, in the order in which a person reads them. */
export function entitiesOf({ deck, categories, cards }: DeckTree): readonly (readonly [EntityKind, Entity])[] {
  return [
    ['deck', deck],
    ...categories.flatMap((category): (readonly [EntityKind, Entity])[] => [
      ['category', category],
      ...cards.filter((card) => card.category_id === category.id).map((card) => ['card', card] as const),
    ]),
  ];
}

/** Every text of the deck in the source language that is not empty. */
export function unitsOf(entity: EntityKind, { id, translations }: Entity, from: string): readonly TextUnit[] {
  const source = translations[from];
  return FIELDS[entity].flatMap((field) => {
    const text = textOf(source, field);
    return text.trim() === ''
      ? []
      : [{ entity, entityId: id, field, kind: `${entity} ${field.replace('_', ' ')}`, text }];
  });
}
