import { z } from 'zod';
import { LIMITS } from '../values/limits.js';
import { languageCode } from '../values/values.js';

/** Texts by language code; each value also contains its `language_code`. */
export type Translations<T> = Record<string, T & { language_code: string; [key: string]: unknown }>;

/**
 * Texts by language: `{"en": {…}}`, or the list form `[{"language_code": "en", …}]` for imports.
 * The key overrides a different `language_code` inside.
 */
export function translations<Shape extends z.ZodRawShape>(shape: Shape) {
  const texts = z.looseObject(shape);
  const listed = z.looseObject({ ...shape, language_code: languageCode }) as z.ZodType<{ language_code: string }>;
  return z
    .union([z.record(languageCode, texts), z.array(listed).max(LIMITS.languages)], {
      error: 'expected an object by language code, such as {"en": {…}}, or a list of objects with language_code',
    })
    .superRefine((value, context) => {
      if (!Array.isArray(value)) {
        if (Object.keys(value).length > LIMITS.languages)
          context.addIssue({ code: 'custom', message: `expected at most ${LIMITS.languages} languages` });
        return;
      }
      const seen = new Set<string>();
      value.forEach(({ language_code: code }, index) => {
        if (seen.has(code))
          context.addIssue({
            code: 'custom',
            path: [index, 'language_code'],
            message: `There are two translations for "${code}"; only one per language is allowed.`,
            params: {
              code: 'deck.duplicate_language',
              fix: 'Merge the two translations, or correct one language_code.',
            },
          });
        seen.add(code);
      });
    })
    .nullish()
    .transform((value) => byLanguage<z.infer<z.ZodObject<Shape, z.core.$loose>>>(value ?? {}));
}

function byLanguage<T>(value: object): Record<string, T & { language_code: string }> {
  const entries: [string, T][] = Array.isArray(value)
    ? (value as (T & { language_code: string })[]).map((texts) => [texts.language_code, texts])
    : (Object.entries(value) as [string, T][]);
  return Object.fromEntries(entries.map(([code, texts]) => [code, { ...texts, language_code: code }]));
}
