import { textOf } from './textOf.js';

interface Worded {
  readonly translations: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const KEYS = ['title', 'one_liner', 'primary_text', 'description', 'secondary_text'] as const;

/** What a card says, as a picture's text for screen readers: its texts from top to bottom, without Markdown marks. */
export function cardWords({ translations }: Worded, language: string, main: string): string {
  const words = KEYS.map((key) => plain(textOf(translations, key, language, main)));
  return words.filter((text, index) => text !== '' && words.indexOf(text) === index).join('. ');
}

/** Without the marks that are printed as bold, lists, icons and links. */
function plain(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_~`#>]+|^\s*[-+]\s+/gm, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/[.\s]+$/, '')
    .trim();
}
