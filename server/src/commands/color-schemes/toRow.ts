import { slugify, withoutServerKeys, type ColorScheme } from '@cardwright/renderer';
import type { WrittenColorScheme } from '../../queries/colorSchemes.js';

/**
 * Converts a colour scheme to columns and keeps unknown keys. Global schemes have a slug, can be used by everyone, and
 * appear in the public list.
 */
export function colorSchemeColumns(scheme: ColorScheme, userId: string | null): WrittenColorScheme {
  const { id: _id, slug, name, description, is_public, brand, category, neutral, ...rest } = scheme;
  return {
    user_id: userId,
    slug: slug ?? (userId === null ? slugify(name) : null),
    name,
    description,
    is_public: userId === null ? true : is_public,
    brand,
    category,
    neutral,
    extra: withoutServerKeys(rest),
  };
}
