import { z } from 'zod';
import { LIMITS } from '../values/limits.js';
import { itemSchema, type TemplateItem } from './templateItem.js';
import { text } from '../values/values.js';

export interface TemplateSection {
  id: string;
  name?: string | undefined;
  /** `"50%"`: always equal to `heightPercent`. */
  height: string;
  heightPercent: number;
  classes: string;
  locked: boolean;
  children: TemplateItem[];
  [key: string]: unknown;
}

/** Height, in percent, of a section that the template builder adds. */
export const NEW_SECTION_PERCENT = 50;

const HEIGHT = 'expected a percentage above 0% and at most 100%, such as "50%"';
const PERCENT = 'expected a number above 0 and at most 100';

export const sectionSchema = z.looseObject({
  id: text(LIMITS.name),
  name: z.string().max(LIMITS.name).optional(),
  height: z
    .string({ error: HEIGHT })
    .refine((value) => isSectionPercent(percentOf(value)), { error: HEIGHT, params: { code: 'template.bad_height' } })
    .nullish()
    .transform((value) => value ?? undefined),
  heightPercent: z
    .number({ error: PERCENT })
    .gt(0, PERCENT)
    .lte(100, PERCENT)
    .nullish()
    .transform((value) => value ?? undefined),
  classes: text(LIMITS.classes),
  locked: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  children: z
    .array(itemSchema)
    .max(LIMITS.items)
    .nullish()
    .transform((value) => value ?? []),
});

export type SectionInput = z.infer<typeof sectionSchema>;

/** `"33.3%"` → 33.3; NaN if it is not a percentage. */
export function percentOf(height: string): number {
  const match = /^\s*(\d+(?:\.\d+)?)\s*%\s*$/.exec(height);
  return match === null ? Number.NaN : Number(match[1]);
}

function isSectionPercent(percent: number): boolean {
  return percent > 0 && percent <= 100;
}

/**
 * Gives every section both forms of its height. `heightPercent` overrides a different `height`. Sections without a
 * height share the remaining space equally, rounded; if no section has a height, each gets 100 ÷ n, rounded.
 */
export function settleHeights(sections: readonly SectionInput[]): TemplateSection[] {
  const given = sections.map(
    ({ height, heightPercent }) => heightPercent ?? (height === undefined ? undefined : percentOf(height)),
  );
  const missing = given.filter((percent) => percent === undefined).length;
  const left = 100 - given.reduce<number>((sum, percent) => sum + (percent ?? 0), 0);
  const share = Math.round(left / Math.max(1, missing));
  return sections.map((section, index) => {
    const heightPercent = given[index] ?? (share >= 1 ? share : NEW_SECTION_PERCENT);
    return { ...section, height: `${heightPercent}%`, heightPercent };
  });
}
