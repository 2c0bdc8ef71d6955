import { UUID } from '../schema/values/uuid.js';
import type { Heading } from './readHeading.js';
import type { TableRow } from './table.js';

/** A card as a deck file would write it, not yet validated. */
export interface RawCard {
  readonly card: Record<string, unknown>;
  /** By language, empty for the deck's own; undefined where the row names none. */
  readonly category: Readonly<Record<string, string>> | undefined;
  /** Column (from 0) of every path inside the card, for the places of problems. */
  readonly columns: ReadonlyMap<string, number>;
  /** 0 copies: the card is listed, but shall not be printed. */
  readonly isLeftOut: boolean;
}

/** One row as a card. @param language of texts without a language suffix */
export function rowToCard(row: TableRow, headings: readonly Heading[], language: string): RawCard {
  const builder = new CardBuilder(language);
  headings.forEach((heading, index) => {
    const value = (row.cells[index] ?? '').trim();
    if (heading.kind === 'field') builder.field(heading, value, index);
    else if (heading.kind === 'column') builder.column(heading, value, index);
  });
  return builder.finish();
}

class CardBuilder {
  // Without an explicit null the schema gives cards the editor's question mark.
  readonly #card: Record<string, unknown> = { icon: null };
  readonly #fields: Record<string, unknown> = {};
  readonly #translations = new Map<string, Record<string, unknown>>();
  readonly #category: Record<string, string> = {};
  readonly #columns = new Map<string, number>();
  #isLeftOut = false;

  constructor(private readonly language: string) {
    // An empty title is meant; an absent one becomes that of new cards.
    this.#translations.set(language, { title: '' });
  }

  column({ column, language }: Extract<Heading, { kind: 'column' }>, value: string, index: number): void {
    if (column.isText) {
      if (value !== '') this.#text(language ?? this.language, column.name, value, index);
    } else if (column.name === 'category') {
      if (value !== '') this.#category[language ?? ''] = value;
    } else if (column.name === 'copies') this.#copies(value, index);
    else if (column.name === 'id') this.#id(value, index);
    else if (value !== '') this.#set(column.name, value, index);
  }

  field({ name, language }: Extract<Heading, { kind: 'field' }>, value: string, index: number): void {
    if (value === '') return;
    if (language === undefined) this.#setField(name, value, index);
    else this.#text(language, name, value, index);
  }

  finish(): RawCard {
    return {
      card: {
        ...this.#card,
        ...(Object.keys(this.#fields).length > 0 && { fields: this.#fields }),
        translations: Object.fromEntries(this.#translations),
      },
      category: Object.keys(this.#category).length === 0 ? undefined : this.#category,
      columns: this.#columns,
      isLeftOut: this.#isLeftOut,
    };
  }

  #set(name: string, value: unknown, index: number): void {
    this.#card[name] = value;
    this.#columns.set(name, index);
  }

  #text(language: string, name: string, value: string, index: number): void {
    const texts = this.#translations.get(language) ?? {};
    define(texts, name, value);
    this.#translations.set(language, texts);
    this.#columns.set(`translations.${language}.${name}`, index);
  }

  #setField(name: string, value: string, index: number): void {
    define(this.#fields, name, asNumber(value) ?? value);
    this.#columns.set(`fields.${name}`, index);
  }

  #id(value: string, index: number): void {
    if (UUID.test(value)) this.#set('id', value, index);
    else if (value !== '') this.#setField('id', value, index);
  }

  #copies(value: string, index: number): void {
    if (value === '') return;
    const count = /^[x×]?\s*(\d+)(?:[.,]0+)?\s*[x×]?$/iu.exec(value)?.[1];
    if (count !== undefined && Number(count) === 0) this.#isLeftOut = true;
    // What is no number is left to the schema to refuse.
    this.#set('copies', count === undefined ? value : Number(count), index);
  }
}

/** Names come from a file: `__proto__` must be a name like any other. */
function define(target: Record<string, unknown>, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, enumerable: true, writable: true, configurable: true });
}

/** Only what a number prints as again: `007`, `1.50` and `2024-05-01` are texts. */
function asNumber(value: string): number | undefined {
  const number = Number(value);
  return Number.isFinite(number) && String(number) === value ? number : undefined;
}
