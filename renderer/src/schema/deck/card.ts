import { z } from 'zod';
import { pictureFocus } from '../values/focus.js';
import { LIMITS } from '../values/limits.js';
import { translations } from './translations.js';
import {
  artSeed,
  fileReference,
  icon,
  optionalId,
  optionalReference,
  picture,
  position,
  text,
  textOrNull,
} from '../values/values.js';

export const DEFAULT_CARD_ICON = 'lucide:circle-question-mark';
export const DEFAULT_CARD_TITLE = 'New Card';

const COPIES = `expected a whole number from 1 to ${LIMITS.copies}`;

const fieldValue = z.union([z.string().max(LIMITS.text), z.number()], { error: 'expected a text or a number' });

/** The texts of a card in one language. */
export const cardTexts = {
  title: text(),
  description: text(),
  primary_text: text(),
  secondary_text: text(),
  one_liner: text(),
};

export const cardSchema = z.looseObject({
  id: optionalId,
  icon: icon(DEFAULT_CARD_ICON),
  illustration: picture,
  /** What the illustration shows, for people who cannot see it. */
  illustration_alt: textOrNull(LIMITS.text),
  /** The point of the illustration that stays in sight where a design crops it: `50% 30%`. */
  illustration_focus: pictureFocus,
  art_seed: artSeed,
  front_template_id: fileReference,
  back_template_id: fileReference,
  primary_color_key: textOrNull(LIMITS.name),
  card_number: textOrNull(LIMITS.name),
  attribution: textOrNull(LIMITS.text),
  position,
  category_id: optionalReference,
  /** How many times the card is printed. */
  copies: z
    .number({ error: COPIES })
    .int(COPIES)
    .min(1, COPIES)
    .max(LIMITS.copies, COPIES)
    .nullish()
    .transform((value) => value ?? 1),
  /** The deck's own extra values, bound in templates as `field:<name>`. */
  fields: z
    .record(z.string().max(LIMITS.name), fieldValue.nullable())
    .refine((fields) => Object.keys(fields).length <= LIMITS.fields, `expected at most ${LIMITS.fields} fields`)
    .nullish()
    .transform((fields) => withoutNulls(fields ?? {})),
  translations: translations(cardTexts),
});

export type Card = z.infer<typeof cardSchema>;

/** A new card with the schema's defaults and, in one language, the default title. */
export function newCard(id: string, language: string): Card & { id: string } {
  const texts = { title: DEFAULT_CARD_TITLE, language_code: language };
  return { ...cardSchema.parse({ id, translations: { [language]: texts } }), id };
}

export type CardTexts = Record<keyof typeof cardTexts, string>;

function withoutNulls(fields: Record<string, string | number | null>): Record<string, string | number> {
  const present = Object.entries(fields).filter((entry): entry is [string, string | number] => entry[1] !== null);
  return Object.fromEntries(present);
}
