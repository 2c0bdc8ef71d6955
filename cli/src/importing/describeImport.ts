import type { DeckFile } from '@cardwright/renderer';
import { counted, deckLanguages } from '@cardwright/renderer';
import { readHeadings, type Table } from '@cardwright/renderer/tables';

export interface ImportSummary {
  readonly title: string;
  readonly cards: number;
  /** Including copies. */
  readonly printed: number;
  readonly categories: readonly string[];
  readonly languages: readonly string[];
  readonly fields: readonly string[];
  /** The meaning of every column of the table. */
  readonly columns: Readonly<Record<string, string>>;
}

export function summariseDeck(
  deck: DeckFile,
  table: Table | undefined,
  renamed: ReadonlyMap<string, string>,
): ImportSummary {
  const cards = deck.categories.flatMap((category) => category.cards);
  const titleOf = (translations: Readonly<Record<string, { readonly title: string }>>): string =>
    translations[deck.default_language]?.title ?? '';
  return {
    title: titleOf(deck.translations),
    cards: cards.length,
    printed: cards.reduce((sum, { copies }) => sum + copies, 0),
    categories: deck.categories.map(({ translations }) => titleOf(translations)),
    languages: deckLanguages(deck),
    fields: [...new Set(cards.flatMap(({ fields }) => Object.keys(fields)))],
    columns: table === undefined ? {} : columnsOf(deck, table, renamed),
  };
}

/** A summary for people. */
export function describeSummary(summary: ImportSummary): string {
  const { title, cards, printed, categories, languages, fields, columns } = summary;
  const named = categories.filter((name) => name !== '');
  const lines = [
    `${title === '' ? 'A deck without a title' : title}: ${counted(cards, 'card')}${printed === cards ? '' : `, ${printed} with copies`}`,
    ...(named.length > 0 ? [`  categories  ${shorten(named)}`] : []),
    `  languages   ${languages.join(', ')}`,
    ...(fields.length > 0 ? [`  fields      ${shorten(fields)}`] : []),
  ];
  const renamed = Object.entries(columns).filter(([column, meaning]) => column !== meaning);
  if (renamed.length > 0)
    lines.push('  columns     ' + renamed.map(([column, meaning]) => `${column} → ${meaning}`).join(', '));
  return lines.join('\n');
}

function columnsOf(
  { default_language: language }: DeckFile,
  table: Table,
  renamed: ReadonlyMap<string, string>,
): Record<string, string> {
  const { headings } = readHeadings(table, renamed, language);
  return Object.fromEntries(
    table.columns.flatMap((column, index) => {
      const heading = headings[index];
      if (column === '' || heading === undefined || heading.kind === 'none') return [];
      const language = heading.language === undefined ? '' : `:${heading.language}`;
      const name = heading.kind === 'field' ? `field:${heading.name}` : heading.column.name;
      return [[column, `${name}${language}`]];
    }),
  );
}

function shorten(names: readonly string[]): string {
  const shown = names.slice(0, 12);
  return shown.join(', ') + (names.length > shown.length ? ` and ${names.length - shown.length} more` : '');
}
