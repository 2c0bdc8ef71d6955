import { nearestName } from '../../schema/index.js';
import { optionFailure } from '../atOption.js';
import type { DistinctFace } from '../faces/planFaces.js';

/** The words in patterns for file names. */
export const NAME_WORDS = ['number', 'title', 'side', 'lang', 'category', 'card_number', 'id'] as const;

const MOST_LETTERS = 48;

/** Names of devices, which Windows refuses for files and folders with any extension (learn.microsoft.com, “Naming Files”). */
const DEVICE = /^(?:con|prn|aux|nul|(?:com|lpt)[0-9¹²³])(?=\.|$)/i;

/**
 * A path below the output folder, without an extension. @throws CardwrightError at `options.name` for an unknown word
 * or a path that leads out
 */
export function nameFromPattern(pattern: string, face: DistinctFace, digits: number): string {
  const [{ card, category, ...planned }] = face.cards;
  const values: Readonly<Record<string, string>> = {
    number: String(planned.number).padStart(digits, '0'),
    title: planned.title,
    side: face.side,
    lang: planned.language,
    category: titleOf(category.translations, planned.language),
    card_number: card.card_number ?? '',
    id: card.id ?? '',
  };
  const segments = pattern.split(/[\\/]/).map((segment) => {
    if (segment === '..' || segment === '.' || segment === '')
      throw optionFailure('options.name', `"${pattern}" is not a name inside the output folder.`);
    const filled = segment.replaceAll(/\{([^{}]*)\}/g, (_, word: string) =>
      fileWord(values[word] ?? valueOf(word, card.fields)),
    );
    // A card without a title is `007-front`, not `007--front`.
    const safe = filled
      .replaceAll(/-{2,}/g, '-')
      .replaceAll(/^-+|(?<!-)-+$/g, '')
      .replaceAll(/[<>:"|?*\p{Cc}]/gu, '');
    return safe.replace(DEVICE, '$&-card') || 'card';
  });
  return segments.join('/');
}

function valueOf(word: string, fields: Readonly<Record<string, string | number>>): string {
  if (word.startsWith('field:')) return String(fields[word.slice('field:'.length)] ?? '');
  const near = nearestName(word, NAME_WORDS);
  const hint = near === undefined ? '' : ` Did you mean {${near}}?`;
  throw optionFailure(
    'options.name',
    `There is no {${word}}; use ${NAME_WORDS.map((name) => `{${name}}`).join(', ')} or {field:…}.${hint}`,
  );
}

/**
 * Keeps letters and digits of any script in lower case and replaces the rest with hyphens: safe on every file system.
 * Variation selectors, which emoji leave behind, are invisible marks.
 */
export function fileWord(text: string): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/['’\p{Variation_Selector}]/gu, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}_]+/gu, '-')
    .replaceAll(/^-+|(?<!-)-+$/g, '');
  const letters = [...words];
  if (letters.length <= MOST_LETTERS) return words;
  const cut = letters.slice(0, MOST_LETTERS).join('');
  const end = cut.lastIndexOf('-');
  return end > MOST_LETTERS / 2 ? cut.slice(0, end) : cut;
}

function titleOf(translations: Readonly<Record<string, { readonly title: string }>>, language: string): string {
  return translations[language]?.title ?? Object.values(translations)[0]?.title ?? '';
}
