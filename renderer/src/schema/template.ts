import { z } from 'zod';

export const RENDER_TYPES = ['text', 'markdown', 'icon', 'image', 'shape', 'svg-shape'] as const;
export type RenderType = (typeof RENDER_TYPES)[number];

/** Content kinds besides `field:<name>`. */
export const CONTENT_KINDS = [
  'title', 'one_liner', 'primary_text', 'description', 'secondary_text', 'card_number', 'attribution', 'card_icon',
  'illustration', 'category_title', 'category_description', 'category_icon', 'category_illustration', 'deck_title',
  'deck_description', 'deck_short_description', 'deck_copyright', 'deck_icon', 'deck_illustration', 'text', 'markdown',
  'icon', 'image', 'shape', 'svg_shape',
] as const;

const itemBase = {
  id: z.string().min(1),
  kind: z.string(),
  renderType: z.enum(RENDER_TYPES),
  classes: z.string().default(''),
  name: z.string().optional(),
  locked: z.boolean().optional(),
  hidden: z.boolean().optional(),
  props: z.record(z.string(), z.unknown()).optional(),
};

/** A flow item. `children` makes a shape a layout container: its children are laid out inside it by its flex classes. */
export interface TemplateItem {
  id: string;
  kind: string;
  renderType: RenderType;
  classes: string;
  name?: string | undefined;
  locked?: boolean | undefined;
  hidden?: boolean | undefined;
  props?: Record<string, unknown> | undefined;
  children?: TemplateItem[] | undefined;
  [key: string]: unknown;
}

export const itemSchema: z.ZodType<TemplateItem> = z.lazy(() =>
  z.looseObject({ ...itemBase, children: z.array(itemSchema).optional() }),
) as z.ZodType<TemplateItem>;

/** Percent numbers of the face; rotation in degrees clockwise about the centre. */
export interface AbsoluteItem extends TemplateItem {
  x: number;
  y: number;
  width: number;
  height: number;
  rotation: number;
}

export interface TemplateSection {
  id: string;
  name?: string | undefined;
  height: string;
  heightPercent: number;
  classes: string;
  locked: boolean;
  children: TemplateItem[];
  [key: string]: unknown;
}

export interface TemplateConfig {
  name: string;
  description: string;
  ratio: string;
  background: { classes: string; children: TemplateItem[]; [key: string]: unknown };
  sections: TemplateSection[];
  absoluteItems: AbsoluteItem[];
  [key: string]: unknown;
}

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
