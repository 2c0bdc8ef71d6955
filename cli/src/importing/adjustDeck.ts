import { officialTemplate } from '@cardwright/templates';
import { canonicalLanguage, isObject } from '@cardwright/renderer/schema';
import { UsageError } from '../exitCode.js';

/** The command line's options for `import`. */
export interface ImportFlags {
  readonly out?: string;
  readonly title?: string;
  readonly language?: string;
  readonly template?: string;
  readonly backTemplate?: string;
  readonly colorScheme?: string;
  readonly world?: string;
  readonly column?: readonly string[];
  readonly encoding?: string;
  /** Name or number from 1. */
  readonly sheet?: string;
  readonly hidden?: boolean;
  /** False if the first row of a table is a card. */
  readonly headings?: boolean;
  readonly embed?: boolean;
  readonly force?: boolean;
  /** Create a deck on a server instead of a file; `true` for the default server. */
  readonly server?: string | true;
}

/** Applies the options to a deck before validation. */
export function adjustDeck(deck: Record<string, unknown>, flags: ImportFlags): Record<string, unknown> {
  const { title, world, colorScheme } = flags;
  const language = flags.language === undefined ? undefined : readLanguage(flags.language);
  const adjusted: Record<string, unknown> = { ...deck };
  if (language !== undefined) adjusted.default_language = language;
  if (world !== undefined) adjusted.world_id = world;
  if (colorScheme !== undefined) adjusted.color_scheme = colorScheme;
  const templates = templatesOf(flags, deck);
  if (templates !== undefined) adjusted.templates = templates;
  return withTitle(adjusted, title, language);
}

/** @throws UsageError for what is not a language code */
function readLanguage(given: string): string {
  const code = canonicalLanguage(given);
  if (code === undefined) throw new UsageError(`--language: expected a code such as en or pt-BR; it is ${given}.`);
  return code;
}

/** An official front also sets its matching back. */
function templatesOf({ template, backTemplate }: ImportFlags, deck: Record<string, unknown>): object | undefined {
  if (template === undefined && backTemplate === undefined) return undefined;
  const own = isObject(deck.templates) ? deck.templates : {};
  const pair = template === undefined ? undefined : officialTemplate(`${template}-back`)?.slug;
  const back = backTemplate ?? pair;
  return { ...own, ...(template !== undefined && { front: template }), ...(back !== undefined && { back }) };
}

/** Gives the deck a title in its default language, which lists need, from another language if necessary. */
function withTitle(
  deck: Record<string, unknown>,
  title: string | undefined,
  language: string | undefined,
): Record<string, unknown> {
  const translations = isObject(deck.translations) ? deck.translations : {};
  const given = deck.default_language;
  const wanted = language ?? (typeof given === 'string' && given !== '' ? given : 'en');
  const texts = translations[wanted];
  const first = Object.values(translations).find((each) => isObject(each) && typeof each.title === 'string');
  const known = isObject(texts) ? texts.title : isObject(first) ? first.title : undefined;
  const chosen = title ?? known;
  if (chosen === undefined || Array.isArray(deck.translations)) return deck;
  return { ...deck, translations: { ...translations, [wanted]: { ...(isObject(texts) && texts), title: chosen } } };
}
