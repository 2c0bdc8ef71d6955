import { UUID } from '../schema/values/uuid.js';
import type { Heading } from './readHeading.js';
import { picturesIn } from './severalPictures.js';
import type { TableRow } from './table.js';

/** A card as in a deck file, not yet validated. */
export interface RawCard {
  readonly card: Record<string, unknown>;
  /** By language (empty for the deck's own); undefined if the row has none. */
  readonly category: Readonly<Record<string, string>> | undefined;
  /** The column (from 0) of every path in the card, to locate problems. */
  readonly columns: ReadonlyMap<string, number>;
  /** Whether the card has 0 copies and must not be printed. */
  readonly isLeftOut: boolean;
}

/** Converts a row to a card. @param language of texts without a language suffix */
export function rowToCard(row: TableRow, headings: readonly Heading[], language: string): RawCard {
  const builder = new CardBuilder(language);
  headings.forEach((heading, index) => {
    // Programs on Windows end lines in cells by CRLF, or keep the LF; the card is the same.
    const value = withLineFeeds(row.cells[index] ?? '').trim();
    if (heading.kind === 'field') builder.field(heading, value, index);
    else if (heading.kind === 'column') builder.column(heading, value, index);
  });
  return builder.finish();
}

/** Lines end by LF alone. */
export function withLineFeeds(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}

class CardBuilder {
  // Without an explicit null, the schema would set the default question-mark icon.
  readonly #card: Record<string, unknown> = { icon: null };
  readonly #fields: Record<string, unknown> = {};
  readonly #translations = new Map<string, Record<string, unknown>>();
  readonly #category: Record<string, string> = {};
  readonly #columns = new Map<string, number>();
  #isLeftOut = false;

  constructor(private readonly language: string) {
    // Keep an empty title; an absent one would become the default of new cards.
    this.#translations.set(language, { title: '' });
  }

  column({ column, language }: Extract<Heading, { kind: 'column' }>, value: string, index: number): void {
    if (column.isText) {
      // nanDECK's line break, which its users type into spreadsheets.
      const text = value.replaceAll('\\13\\', '\n');
      if (text !== '') this.#text(language ?? this.language, column.name, text, index);
    } else if (column.name === 'category') {
      if (value !== '') this.#category[language ?? ''] = value;
    } else if (column.name === 'copies') this.#copies(value, index);
    else if (column.name === 'id') this.#id(value, index);
    else if (value !== '') this.#set(column.name, column.name === 'illustration' ? picturesIn(value)[0] : value, index);
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
    // A word may follow, as in `2 pieces`.
    const count = /^[x×]?\s*(\d+)(?:[.,]0+)?(?:\s*[x×]|\s+\p{L}+\.?)?$/iu.exec(value)?.[1];
    if (count !== undefined && Number(count) === 0) this.#isLeftOut = true;
    // The schema rejects anything that is not a number.
    this.#set('copies', count === undefined ? value : Number(count), index);
  }
}

/** Names come from a file, so `__proto__` must be an ordinary name. */
function define(target: Record<string, unknown>, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, enumerable: true, writable: true, configurable: true });
}

/** The number, if it prints the same again: `007`, `1.50` and `2024-05-01` are texts. */
function asNumber(value: string): number | undefined {
  const number = Number(value);
  return Number.isFinite(number) && String(number) === value ? number : undefined;
}
