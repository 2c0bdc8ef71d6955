import { z } from 'zod';
import { LIMITS } from '../values/limits.js';
import { childrenSchema, itemFields, withRenderType, type TemplateItem } from './templateItem.js';

/** Percentages of the face; rotation in degrees clockwise about the centre. */
export interface AbsoluteItem extends TemplateItem {
  x: number;
  y: number;
  width: number;
  height: number;
  rotation: number;
}

function percent(minimum: number, byDefault: number) {
  const allowed = `expected a number from ${minimum} to ${LIMITS.absolutePercent} (percent of the face)`;
  return z
    .number({ error: allowed })
    .min(minimum, allowed)
    .max(LIMITS.absolutePercent, allowed)
    .nullish()
    .transform((value) => value ?? byDefault);
}

const ROTATION = 'expected degrees from -3600 to 3600';

export const absoluteItemSchema = z
  .looseObject({
    ...itemFields,
    children: childrenSchema,
    x: percent(-LIMITS.absolutePercent, 0),
    y: percent(-LIMITS.absolutePercent, 0),
    width: percent(0, 100),
    height: percent(0, 100),
    rotation: z
      .number({ error: ROTATION })
      .min(-3600, ROTATION)
      .max(3600, ROTATION)
      .nullish()
      .transform((value) => value ?? 0),
  })
  .transform(withRenderType) as z.ZodType<AbsoluteItem>;
