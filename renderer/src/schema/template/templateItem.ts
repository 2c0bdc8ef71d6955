import { z } from 'zod';
import { describeValue } from '../reading/describeValue.js';
import { LIMITS } from '../values/limits.js';
import { nearestName } from '../reading/suggest.js';
import { text } from '../values/values.js';

export const RENDER_TYPES = ['text', 'markdown', 'icon', 'image', 'shape', 'svg-shape', 'qr'] as const;
export type RenderType = (typeof RENDER_TYPES)[number];

/** The default render type of each content kind; the keys are all kinds except `field:<name>`. */
const RENDER_TYPE_OF_KIND = {
  title: 'text',
  one_liner: 'text',
  primary_text: 'text',
  description: 'markdown',
  secondary_text: 'text',
  card_number: 'text',
  attribution: 'text',
  card_link: 'text',
  card_ratio: 'text',
  card_icon: 'icon',
  illustration: 'image',
  category_title: 'text',
  category_description: 'text',
  category_icon: 'icon',
  category_illustration: 'image',
  deck_title: 'text',
  deck_description: 'markdown',
  deck_short_description: 'text',
  deck_copyright: 'text',
  deck_link: 'text',
  deck_icon: 'icon',
  deck_illustration: 'image',
  text: 'text',
  markdown: 'markdown',
  icon: 'icon',
  image: 'image',
  shape: 'shape',
  svg_shape: 'svg-shape',
  qr: 'qr',
} as const satisfies Record<string, RenderType>;

export type ContentKind = keyof typeof RENDER_TYPE_OF_KIND;

/** Content kinds except `field:<name>`. */
export const CONTENT_KINDS = Object.keys(RENDER_TYPE_OF_KIND) as readonly ContentKind[];

const FIELD_KIND = /^field:\S(.*\S)?$/;

export function isContentKind(kind: string): boolean {
  return Object.hasOwn(RENDER_TYPE_OF_KIND, kind) || FIELD_KIND.test(kind);
}

/** Whether a text is a name, perhaps a misspelt one, and not an expression. A field may have any name without spaces: `field:HP/MP`. */
export function mayBeName(source: string): boolean {
  return !/\s/.test(source) && (isContentKind(source) || !source.includes('('));
}

const kind = z
  .string({ error: 'expected a content kind such as title or field:cost' })
  .max(LIMITS.name)
  .superRefine((value, context) => {
    if (isContentKind(value)) return;
    const suggestion = nearestName(value, CONTENT_KINDS);
    context.addIssue({
      code: 'custom',
      message: `The kind is ${describeValue(value)}; expected one of ${CONTENT_KINDS.join(', ')} or field:<name>.`,
      params: {
        code: 'template.unknown_kind',
        fix: suggestion === undefined ? 'Choose one of these kinds.' : `Write "${suggestion}" if you meant that.`,
      },
    });
  })
  .meta({ anyOf: [{ enum: CONTENT_KINDS }, { pattern: FIELD_KIND.source }] });

const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? undefined);

export const itemFields = {
  /** Derived from the item's place when absent. */
  id: text(LIMITS.name),
  kind,
  /** Default: see RENDER_TYPE_OF_KIND. */
  renderType: z.enum(RENDER_TYPES).optional(),
  classes: text(LIMITS.classes),
  name: z.string().max(LIMITS.name).optional(),
  locked: flag,
  hidden: flag,
  props: z
    .record(z.string(), z.unknown())
    .nullish()
    .transform((value) => value ?? undefined),
};

/** A flow item. With `children`, a shape is a layout container that places them by its flex classes. */
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
  z.looseObject({ ...itemFields, children: childrenSchema }).transform(withRenderType),
);

export const childrenSchema = z
  .lazy(() => z.array(itemSchema).max(LIMITS.items))
  .nullish()
  .transform((value) => value ?? undefined);

export function withRenderType<T extends { kind: string; renderType?: RenderType | undefined }>(
  item: T,
): T & { renderType: RenderType } {
  return { ...item, renderType: item.renderType ?? renderTypeOf(item.kind) };
}

function renderTypeOf(kind: string): RenderType {
  return Object.hasOwn(RENDER_TYPE_OF_KIND, kind) ? RENDER_TYPE_OF_KIND[kind as ContentKind] : 'text';
}
