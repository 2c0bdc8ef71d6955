import { z } from 'zod';
import { cardSchema } from './card.js';
import { LIMITS } from './limits.js';
import { translations } from './translations.js';
import { icon, optionalId, picture, reference, text } from './values.js';

export const categorySchema = z.looseObject({
  id: optionalId,
  position: text(LIMITS.name),
  front_template_id: reference,
  back_template_id: reference,
  icon: icon(null),
  illustration: picture,
  translations: translations({ title: text(), description: text() }),
  cards: z
    .array(cardSchema)
    .max(LIMITS.cards)
    .nullish()
    .transform((cards) => cards ?? []),
});

export type Category = z.infer<typeof categorySchema>;
