import { textOf } from './textOf.js';

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

/** Without the marks that are printed as bold, lists and links; an icon is read by its name. */
function plain(markdown: string): string {
  const words = markdown
    .replaceAll(/\[([^[\]]*)\]\([^()[\]]*\)/g, '$1')
    .replaceAll(/^[ \t]{0,8}[-+] /gm, '')
    .replaceAll(/:(?:[a-z0-9-]+:)?([a-z][a-z0-9]*(?:-[a-z0-9]+)*):/g, (_icon, name: string) => name.replaceAll('-', ' '))
    .replaceAll(/[*_~`#>]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return words.endsWith('.') ? words.slice(0, -1) : words;
}
