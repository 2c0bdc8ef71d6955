import { z } from 'zod';
import { LIMITS } from './limits.js';
import { isRank } from '../ranks/ranks.js';
import { checkRelativePath } from './relativePath.js';
import { readReference } from './textReference.js';

/** BCP 47 as far as decks need it: `en`, `pt-BR`, `zh-Hant-TW`. */
export const LANGUAGE_CODE = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/** The usual spelling of a code: `DE` is `de`, and `pt-br` is `pt-BR`. Undefined for what is not a language code. */
export function canonicalLanguage(code: string): string | undefined {
  try {
    return LANGUAGE_CODE.test(code) ? Intl.getCanonicalLocales(code)[0] : undefined;
  } catch {
    return undefined;
  }
}

export const languageCode = z
  .string({ error: 'expected a language code such as en or pt-BR' })
  .regex(LANGUAGE_CODE, 'expected a language code such as en or pt-BR')
  .max(35, 'expected a language code such as en or pt-BR');

/** A text. Numbers are accepted, too, because spreadsheets and YAML turn texts such as `7` and `1984` into numbers. */
function textOf(maximum: number) {
  const allowed = `expected a text of at most ${maximum} characters`;
  return z
    .union([z.string().max(maximum, allowed), z.number()], { error: allowed })
    .transform((value) => String(value));
}

/** A text, empty if absent or null. */
export function text(maximum: number = LIMITS.text) {
  return textOf(maximum)
    .nullish()
    .transform((value) => value ?? '');
}

/** A text, or null if absent, null or empty. */
export function textOrNull(maximum: number = LIMITS.text) {
  return textOf(maximum)
    .nullish()
    .transform((value) => (value === undefined || value === null || value === '' ? null : value));
}

/** What generated art follows instead of the id, so that it stays the same under another id, or becomes another. */
export const artSeed = textOrNull().describe(
  'Any text. It decides what a design draws where there is no picture. Without it, the id decides, or the first text if there is no id.',
);

/** A reference to another row: an id or a slug, or null. */
export const reference = textOrNull(LIMITS.url);

const FILE_REFERENCE = 'expected an id, a slug, or a path inside the deck’s folder';

/** A reference that may also be the path of a file in the deck's folder. */
export const fileReference = reference.refine((value) => value === null || staysInside(value), {
  error: FILE_REFERENCE,
  params: { code: 'path.refused' },
});

function staysInside(value: string): boolean {
  const target = readReference(value);
  return target.kind !== 'path' || checkRelativePath(target.path).ok;
}

const RANK = 'expected a rank such as 0|100008:, or no position at all';

/** A rank, or empty to use the order of the list. */
export const position = text(LIMITS.name).refine((value) => value === '' || isRank(value), {
  error: RANK,
  params: { code: 'deck.bad_rank' },
});

/** The same, but with absence distinct from null. */
export const optionalReference = z.string({ error: 'expected an id (a text)' }).max(LIMITS.url).nullish();

/** Absent instead of empty. `settleDeck` drops ids that are not UUIDs. */
export const optionalId = z
  .union([z.string().max(LIMITS.name), z.number()], { error: 'expected an id (a text)' })
  .nullish()
  .transform((value) => (value === undefined || value === null || value === '' ? undefined : String(value)));

const WEB_ADDRESS = 'expected an address that begins with http:// or https://';

/** The address of a server, without a slash at its end; absent instead of empty. */
export const webAddress = z
  .string({ error: WEB_ADDRESS })
  .max(LIMITS.url, WEB_ADDRESS)
  .refine((value) => value === '' || (/^https?:\/\//i.test(value) && URL.canParse(value)), { error: WEB_ADDRESS })
  .nullish()
  .transform((value) => (value === undefined || value === null || value === '' ? undefined : withoutEnd(value)));

function withoutEnd(address: string): string {
  return address.replace(/(?<!\/)\/+$/, '');
}

const PICTURE = 'expected a URL (http, https or an image as data URL) or a path inside the deck’s folder';

/** Paths of uploads and of stock pictures that the server draws. */
const OWN_PICTURES = ['/storage/v1/', '/media/stock/'];

/** The location of a picture: a URL, a data URL of an image, or a relative path. */
export const picture = z
  .string({ error: PICTURE })
  .max(LIMITS.dataUrl, PICTURE)
  .refine((value) => value === '' || isPicture(value), { error: PICTURE, params: { code: 'path.refused' } })
  .nullish()
  .transform((value) => (value === undefined || value === null || value === '' ? null : value));

function isPicture(value: string): boolean {
  if (/^data:/i.test(value)) return /^data:image\/[a-z0-9.+-]+[;,]/i.test(value);
  if (value.length > LIMITS.url) return false;
  if (/^https?:\/\//i.test(value)) return URL.canParse(value);
  // A server's own pictures have absolute paths. The code that opens files rejects them.
  if (OWN_PICTURES.some((place) => value.startsWith(place))) return !value.includes('..');
  return checkRelativePath(value).ok;
}

const LINK = 'expected a URL that starts with https:, http: or mailto:';

export const link = z
  .string({ error: LINK })
  .max(LIMITS.url, LINK)
  .refine((value) => value === '' || (/^(https?:\/\/|mailto:)/i.test(value) && URL.canParse(value)), {
    error: LINK,
    params: { code: 'deck.bad_link' },
  });

/** An Iconify name, or null for no icon; the default if absent. */
export function icon(byDefault: string | null) {
  return z
    .string({ error: 'expected an icon name such as lucide:lamp' })
    .max(LIMITS.name, 'expected an icon name such as lucide:lamp')
    .nullish()
    .transform((value) => (value === undefined ? byDefault : value === null || value === '' ? null : value));
}

/** Keys of temporary ids that an editor gives to unsaved rows. */
export const TEMPORARY_ID_KEYS = ['temp_id', 'tempId', 'local_id', 'localId'] as const;
