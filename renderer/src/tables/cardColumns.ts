import { ALIASES } from './columnAliases.js';

/** A column that is not a custom field, with its alternative headings. */
export interface CardColumn {
  /** The field's name in deck files, which is also a heading. */
  readonly name: string;
  /** A language suffix translates texts: `title:de`. */
  readonly isText: boolean;
  /** Description for the documentation. */
  readonly about: string;
  /** In lower case, with single spaces between words, each once. */
  readonly aliases: readonly string[];
}

const COLUMNS: readonly Omit<CardColumn, 'aliases'>[] = [
  { name: 'title', isText: true, about: 'The card’s title.' },
  { name: 'description', isText: true, about: 'The main text, in Markdown.' },
  { name: 'primary_text', isText: true, about: 'A short text that some templates show large.' },
  { name: 'secondary_text', isText: true, about: 'A second text, such as a hint or an answer.' },
  { name: 'one_liner', isText: true, about: 'A line under the title.' },
  { name: 'card_number', isText: false, about: 'The number or code printed on the card. It can be any text.' },
  { name: 'attribution', isText: false, about: 'The credit for the picture or the text.' },
  { name: 'icon', isText: false, about: 'The name of an icon, such as `lucide:lamp`. Leave it empty for no icon.' },
  { name: 'illustration', isText: false, about: 'The picture: a path in the deck’s folder, a URL or a data URL.' },
  { name: 'illustration_alt', isText: false, about: 'What the picture shows, for people who cannot see it.' },
  {
    name: 'illustration_focus',
    isText: false,
    about:
      'The point of the picture that stays in sight where a design crops it, from the left and from the top: `50% 30%`. With `whole`, it is not cropped.',
  },
  {
    name: 'copies',
    isText: false,
    about:
      'How often the card is printed: `3`, `3x`, `x3` or `3 pieces`. Empty means once; a card with 0 copies is skipped.',
  },
  {
    name: 'category',
    isText: false,
    about: 'The category’s key, or its title in any language. A category that the deck does not have is created.',
  },
  {
    name: 'primary_color_key',
    isText: false,
    about:
      'The key of the category colour that is this card’s main colour: `0` … `7`. Other headings count only if all values are numbers.',
  },
  {
    name: 'front_template_id',
    isText: false,
    about: 'A different front template for this card: its slug, id or path.',
  },
  { name: 'back_template_id', isText: false, about: 'A different back template for this card: its slug, id or path.' },
  {
    name: 'id',
    isText: false,
    about: 'The card’s id on a server (a UUID). A column `id` with other values is a custom field.',
  },
];

/** All known headings, including words from other people's spreadsheets in several languages. */
export const CARD_COLUMNS: readonly CardColumn[] = COLUMNS.map((column) => ({
  ...column,
  aliases: aliasesOf(column.name),
}));

/** English ones come first. */
function aliasesOf(name: string): readonly string[] {
  return [...new Set(ALIASES.flatMap(({ column, heading }) => (column === name ? heading : [])))];
}
