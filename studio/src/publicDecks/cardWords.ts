import { textOf } from './textOf.js';
import { withoutMarks } from './withoutMarks.js';

interface Worded {
  /** The deck's own, untranslated. */
  readonly fields?: Readonly<Record<string, string | number>>;
  readonly translations: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The texts of every card, from top to bottom. */
export const TEXT_KEYS = ['title', 'one_liner', 'primary_text', 'description', 'secondary_text'] as const;

/**
 * What a card says, as a picture's text for screen readers: its texts from top to bottom, without Markdown marks.
 * @param keys the texts and own fields to say; numbers without their words are left out
 */
export function cardWords(card: Worded, language: string, main: string, keys: readonly string[] = TEXT_KEYS): string {
  const { translations, fields = {} } = card;
  const words = keys.map((key) => {
    const own = fields[key];
    return plain(textOf(translations, key, language, main) || (typeof own === 'string' ? own : ''));
  });
  const said = words.filter((text, index) => /\p{L}/u.test(text) && words.indexOf(text) === index);
  return said.map((text, index) => (index === said.length - 1 || /[?!…:]$/.test(text) ? text : `${text}.`)).join(' ');
}

function plain(markdown: string): string {
  const words = withoutMarks(markdown).replaceAll(/\s+/g, ' ').trim();
  return words.endsWith('.') ? words.slice(0, -1) : words;
}
