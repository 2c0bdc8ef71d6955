import { z } from 'zod';
import { colorSchemeSchema, type ColorScheme } from '../colors/colorScheme.js';
import { deckSchema, type Deck } from './deck.js';
import { type Template, templateConfigSchema, templateSchema } from '../template/template.js';
import { reference } from '../values/values.js';

/** What a deck file may write for a template: an id, a slug, a relative path, or the template itself. */
export type TemplateReference = string | Template;

/** A deck as in a file: with its templates and colours, or references to them. */
export interface DeckFile extends Deck {
  schema_version: number;
  templates?: { front: TemplateReference | null; back: TemplateReference | null; [key: string]: unknown } | undefined;
  color_scheme?: string | ColorScheme | null | undefined;
}

const templateReference = z.union([reference, templateSchema, templateConfigSchema]);

/** A complete deck file, for its JSON Schema; parsing uses separate readers for templates and the colour scheme. */
export const deckFileSchema = deckSchema.extend({
  schema_version: z.number().int().min(1).optional(),
  templates: z.looseObject({ front: templateReference.optional(), back: templateReference.optional() }).nullish(),
  color_scheme: z.union([reference, colorSchemeSchema]).optional(),
  field_labels: z
    .record(z.string(), z.string())
    .describe('What the editor calls the values of cards, by their names: { "cost_eur": "Cost (EUR)" }.')
    .optional(),
  icons: z
    .record(z.string(), z.string())
    .describe(
      'The deck’s own names for icons: names of icons, or paths of SVG files: { "credit": "icons/credit.svg" }.',
    )
    .optional(),
  world: z.string().describe('The slug of the deck’s world on its server, such as facilitation.').nullish(),
  pulled_from: z
    .looseObject({ server: z.string(), version: z.number().int() })
    .describe('Where `cardwright pull` got the deck; it writes this itself.')
    .optional(),
});
