import { z } from 'zod';
import { LIMITS } from '../values/limits.js';
import { DEFAULT_RATIO, parseRatio, RATIO as RATIO_PATTERN } from '../values/ratio.js';
import { itemSchema, type TemplateItem } from './templateItem.js';
import { absoluteItemSchema, type AbsoluteItem } from './absoluteItem.js';
import { guidesSchema, type TemplateGuide } from './guide.js';
import { sectionSchema, type TemplateSection } from './section.js';
import { text } from '../values/values.js';

export {
  CONTENT_KINDS,
  isContentKind,
  mayBeName,
  RENDER_TYPES,
  type RenderType,
  type TemplateItem,
} from './templateItem.js';
export type { AbsoluteItem } from './absoluteItem.js';
export type { TemplateGuide } from './guide.js';
export type { TemplateSection } from './section.js';

const RATIO = 'expected width:height such as 2:3 or 2.5:3.5, between 1:10 and 10:1';

const ratio = z
  .string({ error: RATIO })
  .regex(RATIO_PATTERN, RATIO)
  .refine((value) => parseRatio(value) !== undefined, { error: RATIO, params: { code: 'template.bad_ratio' } })
  .nullish()
  .transform((value) => value ?? DEFAULT_RATIO);

const items = z
  .array(itemSchema)
  .max(LIMITS.items)
  .nullish()
  .transform((value) => value ?? []);

const background = z
  .looseObject({ classes: text(LIMITS.classes), children: items })
  .nullish()
  .transform((value) => value ?? { classes: '', children: [] });

export const templateConfigSchema = z.looseObject({
  name: text(LIMITS.name),
  description: text(),
  ratio,
  background,
  sections: z
    .array(sectionSchema)
    .max(LIMITS.sections)
    .nullish()
    .transform((value) => value ?? []),
  absoluteItems: z
    .array(absoluteItemSchema)
    .max(LIMITS.items)
    .nullish()
    .transform((value) => value ?? []),
  guides: guidesSchema,
});

export interface TemplateConfig {
  name: string;
  description: string;
  ratio: string;
  background: { classes: string; children: TemplateItem[]; [key: string]: unknown };
  sections: TemplateSection[];
  absoluteItems: AbsoluteItem[];
  guides?: TemplateGuide[] | undefined;
  [key: string]: unknown;
}

/** A template without its content. */
export const templateShellSchema = z.looseObject({
  id: text(LIMITS.name),
  name: text(LIMITS.name),
  description: text(),
  ratio,
  slug: text(LIMITS.name),
  type: z
    .enum(['user', 'official'])
    .nullish()
    .transform((value) => value ?? 'user'),
});

export const templateSchema = templateShellSchema.extend({ json_config: templateConfigSchema });

export interface Template {
  id: string;
  name: string;
  description: string;
  ratio: string;
  slug: string;
  type: 'user' | 'official';
  json_config: TemplateConfig;
  [key: string]: unknown;
}
