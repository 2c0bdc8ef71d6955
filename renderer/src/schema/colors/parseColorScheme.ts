import type { Parsed } from '../../errors.js';
import { CATEGORY_COLORS, colorSchemeSchema, type ColorScheme } from './colorScheme.js';
import { parseWith, readObject, readSchema, type ParseOptions } from '../parse.js';
import type { ProblemList } from '../reading/problemList.js';
import { slugify } from '../values/slugify.js';

/** Parses a colour scheme; all colours become `#rrggbb` in lower case. */
export function parseColorScheme(input: unknown, options?: ParseOptions): Parsed<ColorScheme> {
  return parseWith(input, readColorScheme, options);
}

export function readColorScheme(input: unknown, problems: ProblemList): ColorScheme | undefined {
  const object = readObject(input, 'colour scheme', problems);
  const scheme = object && readSchema(colorSchemeSchema, object, problems);
  if (scheme === undefined) return undefined;
  const missing = Array.from({ length: CATEGORY_COLORS }, (_, key) => String(key)).filter(
    (key) => !(key in scheme.category),
  );
  if (missing.length > 0)
    problems.warn(['category'], {
      code: 'color_scheme.few_categories',
      message: `The category colours have no keys ${missing.join(', ')}; expected at least 0 to ${CATEGORY_COLORS - 1}.`,
      fix: 'Add a colour for each key, because decks refer to them.',
    });
  return { ...scheme, id: scheme.id || slugify(scheme.name) };
}
