import { z } from 'zod';
import { cardSchema } from './card.js';
import { LIMITS } from '../values/limits.js';
import { translations } from './translations.js';
import { artSeed, fileReference, icon, optionalId, picture, position, text, textOrNull } from '../values/values.js';

/** The texts of a category in one language. */
export const categoryTexts = { title: text(), description: text() };

export const categorySchema = z.looseObject({
  id: optionalId,
  position,
  front_template_id: fileReference,
  back_template_id: fileReference,
  icon: icon(null),
  illustration: picture,
  art_seed: artSeed,
  /** The category colour that is `primary` on its cards without their own key; null: the deck's. */
  primary_color_key: textOrNull(LIMITS.name),
  translations: translations(categoryTexts),
  cards: z
    .array(cardSchema)
    .max(LIMITS.cards)
    .nullish()
    .transform((cards) => cards ?? []),
});

export type Category = z.infer<typeof categorySchema>;
