import { nameOfHeading, labelOfHeading } from '../schema/deck/fieldLabels.js';
import { canonicalLanguage } from '../schema/index.js';
import { CARD_COLUMNS, type CardColumn } from './cardColumns.js';
import { languageNamed } from './languageNames.js';

/** The meaning of a column. */
export type Heading =
  | {
      readonly kind: 'column';
      readonly column: CardColumn;
      readonly language?: string;
      /** Whether it is the field's own name and not an alias. */ readonly isExact: boolean;
    }
  | {
      readonly kind: 'field';
      readonly name: string;
      readonly language?: string;
      /** The heading as people know it, if the name does not say it: `HP`, `Cost (EUR)`. */ readonly label?: string;
    }
  | { readonly kind: 'none' };

/** The known columns by their headings, normalised. */
export const BY_HEADING: ReadonlyMap<string, CardColumn> = new Map(
  CARD_COLUMNS.flatMap((column) => [column.name, ...column.aliases].map((heading) => [normalise(heading), column])),
);

/** What a heading without its language means, by its normalised form. */
type ColumnOf = (heading: string) => CardColumn | undefined;

const usual: ColumnOf = (heading) => BY_HEADING.get(heading);

/**
 * `Card Name`, `title:de`, `Titel (de)`, `image_url`, `@count`, `Mana Cost` …; `field:Text` is the custom field, not
 * the description.
 * @param given meanings of headings that outrank the usual ones, by their normalised form
 */
export function readHeading(heading: string, given: ReadonlyMap<string, CardColumn> = new Map()): Heading {
  const columnOf: ColumnOf = (plain) => given.get(plain) ?? usual(plain);
  const text = withoutMarks(heading);
  if (text === '') return { kind: 'none' };
  const field = /^field:(?<name>.+)$/isu.exec(text)?.groups?.name?.trim();
  if (field !== undefined) {
    const named = splitLanguage(field, usual);
    return asField(named.base, named.language);
  }
  const { base, language } = splitLanguage(text, columnOf);
  const column = columnOf(normalise(base));
  if (column === undefined) return asField(base, language, base === text ? labelIn(heading) : base);
  if (language === undefined) return { kind: 'column', column, isExact: isExact(base, column) };
  // Only texts and category titles have a language; `cost:de` and the like remain custom fields.
  if (!column.isText && column.name !== 'category') return asField(base, language);
  return { kind: 'column', column, language, isExact: isExact(base, column) };
}

/** The language that a heading names. */
export function headingLanguage(heading: Heading | undefined): string | undefined {
  return heading === undefined || heading.kind === 'none' ? undefined : heading.language;
}

/** The custom field that a heading without a known meaning names. @param written as people write it */
export function fieldFor(
  heading: string,
  language: string | undefined,
  written = heading,
): Extract<Heading, { kind: 'field' }> {
  const name = nameOfHeading(heading);
  const label = labelOfHeading(written, name);
  return {
    ...{ kind: 'field', name },
    ...(language !== undefined && { language }),
    ...(label !== undefined && { label }),
  };
}

function asField(base: string, language: string | undefined, written?: string): Heading {
  return nameOfHeading(base) === '' ? { kind: 'none' } : fieldFor(base, language, written);
}

function isExact(base: string, column: CardColumn): boolean {
  return base.trim().toLowerCase() === column.name;
}

function splitLanguage(text: string, columnOf: ColumnOf): { base: string; language?: string } {
  const marked = /^(?<base>.+?)(?::\s*(?<colon>[\w-]+)|[([]\s*(?<brackets>[\w-]+)\s*[)\]])$/u.exec(text)?.groups;
  const language = languageOf(marked?.colon ?? marked?.brackets ?? '');
  if (marked?.base !== undefined && language !== undefined) return { base: marked.base.trimEnd(), language };
  const named = splitLanguageName(text, columnOf);
  if (named !== undefined) return named;
  // Read `title_de` as a language only for known texts: `attack_no` is a field name.
  const joined = /^(?<base>.+)[_. -](?<code>[A-Za-z]{2})$/u.exec(text)?.groups;
  const base = joined?.base;
  if (base === undefined || joined?.code === undefined || columnOf(normalise(text)) !== undefined)
    return { base: text };
  if (columnOf(normalise(base))?.isText !== true) return { base: text };
  const joinedLanguage = languageOf(joined.code);
  return joinedLanguage === undefined ? { base: text } : { base, language: joinedLanguage };
}

/** `Title (German)`, `Text: Deutsch`, `Name English` and `French title`, for known texts and categories alone. */
function splitLanguageName(text: string, columnOf: ColumnOf): { base: string; language: string } | undefined {
  const words = text.split(/[\s_:()[\]-]+/u).filter((word) => word !== '');
  for (const at of [words.length - 1, 0]) {
    const language = languageNamed(words[at] ?? '');
    const base = words.filter((_, index) => index !== at).join(' ');
    const column = columnOf(normalise(base));
    if (language !== undefined && (column?.isText === true || column?.name === 'category')) return { base, language };
  }
  return undefined;
}

/** The usual spelling of a code, which people write in capitals; undefined if no language has it. */
function languageOf(code: string): string | undefined {
  const language = canonicalLanguage(code);
  if (language === undefined) return undefined;
  const name = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(language);
  return name === undefined ? undefined : language;
}

/** Data merges mark picture columns with @, and people end headings with a colon or an asterisk. */
export function withoutMarks(heading: string): string {
  return heading.trim().replaceAll(/^["'*@]+|(?<!["'*:?])["'*:?]+$/g, '');
}

/** A heading with what belongs to it, such as a question mark, without what people put around it. */
function labelIn(heading: string): string {
  const bare = heading.trim().replaceAll(/^[*@\s]+|(?<![*:\s])[*:\s]+$/g, '');
  return /^(["'])(?<inside>[^"']*)\1$/u.exec(bare)?.groups?.inside ?? bare;
}

/** Upper case, accents, emoji, and hyphens instead of spaces make no difference: `QUANTITE` is `Quantité 🔢`. */
export function normalise(heading: string): string {
  return heading
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[\s_\-\u{200d}\p{Extended_Pictographic}]+/gu, ' ')
    .trim();
}
