import { createHash } from 'node:crypto';
import type { DeckTree, Texts } from '../../queries/decks/rows.js';

/** The translatable texts of each kind of row. Custom fields of cards are the same in all languages. */
const FIELDS = {
  deck: ['title', 'short_description', 'description', 'tags'],
  category: ['title', 'description'],
  card: ['title', 'one_liner', 'primary_text', 'secondary_text', 'description'],
} as const;

export type EntityKind = keyof typeof FIELDS;

/** One translatable text of a deck. */
export interface TextUnit {
  readonly entity: EntityKind;
  readonly entityId: string;
  readonly field: string;
  /** What the model is told about the text: `card title`. */
  readonly kind: string;
  /** The source text; tags are one per line. */
  readonly text: string;
}

/**
 * The key inside `translations[language]` that records, for each field, hashes of the source and of the translation:
 * `{title: {source, made}}`. It is stored with the texts rather than in a table, so that it follows them into copies,
 * exports, the bin and older versions and never outlives them. Unknown keys of translations survive every load and
 * save.
 */
export const SOURCES_KEY = 'translated_from';

/** 64 bits are enough to detect changes; this is not for security. */
export function hashText(text: string): string {
  return createHash('sha256').update(text.normalize('NFC')).digest('hex').slice(0, 16);
}

/** A field as one text, with one tag per line; empty if there is none. */
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

/** The deck, its categories and its cards, in reading order. */
export function entitiesOf({ deck, categories, cards }: DeckTree): readonly (readonly [EntityKind, Entity])[] {
  return [
    ['deck', deck],
    ...categories.flatMap((category): (readonly [EntityKind, Entity])[] => [
      ['category', category],
      ...cards.filter((card) => card.category_id === category.id).map((card) => ['card', card] as const),
    ]),
  ];
}

/** The non-empty texts of an entity in the source language. */
export function unitsOf(entity: EntityKind, { id, translations }: Entity, from: string): readonly TextUnit[] {
  const source = translations[from];
  return FIELDS[entity].flatMap((field) => {
    const text = textOf(source, field);
    return text.trim() === ''
      ? []
      : [{ entity, entityId: id, field, kind: `${entity} ${field.replace('_', ' ')}`, text }];
  });
}
