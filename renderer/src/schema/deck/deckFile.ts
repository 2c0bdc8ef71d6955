import { z } from 'zod';
import { colorSchemeSchema, type ColorScheme } from '../colors/colorScheme.js';
import { deckSchema, type Deck } from './deck.js';
import { type Template, templateConfigSchema, templateSchema } from '../template/template.js';
import { reference } from '../values/values.js';

/** What a deck file may write for a template: an id, a slug, a relative path, or the template itself. */
export type TemplateReference = string | Template;

/** A deck as files hold it: complete with the designs and colours that it is drawn with, or how to find them. */
export interface DeckFile extends Deck {
  schema_version: number;
  templates?: { front: TemplateReference | null; back: TemplateReference | null; [key: string]: unknown } | undefined;
  color_scheme?: string | ColorScheme | null | undefined;
}

const templateReference = z.union([reference, templateSchema, templateConfigSchema]);

/** The whole of a deck file, for its JSON Schema; parsing reads templates and colour scheme by their own readers. */
export const deckFileSchema = deckSchema.extend({
  schema_version: z.number().int().min(1).optional(),
  templates: z.looseObject({ front: templateReference.optional(), back: templateReference.optional() }).nullish(),
  color_scheme: z.union([reference, colorSchemeSchema]).optional(),
});
