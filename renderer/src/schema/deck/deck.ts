import { z } from 'zod';
import { categorySchema } from './category.js';
import { LIMITS } from '../values/limits.js';
import { translations } from './translations.js';
import {
  artSeed,
  fileReference,
  icon,
  languageCode,
  link,
  optionalId,
  optionalReference,
  picture,
  reference,
  text,
  textOrNull,
  webAddress,
} from '../values/values.js';

export type { Card, CardTexts } from './card.js';
export type { Category } from './category.js';
export type { Translations } from './translations.js';

export const DECK_STATUSES = ['draft', 'published', 'early-access', 'unlisted'] as const;
export const DEFAULT_LANGUAGE = 'en';
export const DEFAULT_COLOR_KEY = '0';

const tag = text(LIMITS.name);
const externalLink = z.looseObject({ label: text(LIMITS.name), url: link });

/** The texts of a deck in one language. */
export const deckTexts = {
  title: text(),
  short_description: text(),
  description: text(),
  tags: z
    .array(tag)
    .max(LIMITS.tags)
    .nullish()
    .transform((tags) => tags ?? []),
  external_links: z
    .array(externalLink)
    .max(LIMITS.links)
    .nullish()
    .transform((links) => links ?? []),
};

export const deckSchema = z.looseObject({
  id: optionalId,
  user_id: optionalReference,
  world_id: reference,
  default_language: languageCode.nullish().transform((value) => value ?? DEFAULT_LANGUAGE),
  front_template_id: fileReference,
  back_template_id: fileReference,
  color_scheme_id: fileReference,
  /** The category colour that is `primary` on cards without their own key. */
  primary_color_key: textOrNull(LIMITS.name).transform((value) => value ?? DEFAULT_COLOR_KEY),
  status: z
    .enum(DECK_STATUSES)
    .nullish()
    .transform((value) => value ?? 'draft'),
  illustration: picture,
  art_seed: artSeed,
  icon: icon(null),
  ai_image_style: textOrNull(LIMITS.text).transform((value) => value ?? 'default'),
  copyright_info: textOrNull(),
  size: textOrNull(LIMITS.name).describe(
    'The size of the printed cards: a name such as tarot, or dimensions such as 70x120mm. Without it, the design and the preset of an export decide.',
  ),
  /** Whether everybody who may see the deck may also download it as a file to print. */
  allows_download: z
    .boolean({ error: 'expected true or false' })
    .nullish()
    .transform((value) => value ?? false),
  /** The server that QR codes lead to, such as `https://cards.example`; a server sets its own. */
  link_base: webAddress.optional(),
  translations: translations(deckTexts),
  categories: z
    .array(categorySchema)
    .max(LIMITS.categories)
    .nullish()
    .transform((categories) => categories ?? []),
});

export type Deck = z.infer<typeof deckSchema>;
