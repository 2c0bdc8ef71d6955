import { z } from 'zod';
import { LIMITS } from '../values/limits.js';
import { text } from '../values/values.js';

export const GUIDE_DIRECTIONS = ['vertical', 'horizontal'] as const;

/** A line that the template builder shows and snaps to. It is never printed. */
export interface TemplateGuide {
  id: string;
  direction: (typeof GUIDE_DIRECTIONS)[number];
  /** Percent of the face, from the left or from the top. */
  at: number;
  [key: string]: unknown;
}

const AT = `expected a number from -${LIMITS.absolutePercent} to ${LIMITS.absolutePercent} (percent of the face)`;

export const guidesSchema = z
  .array(
    z.looseObject({
      id: text(LIMITS.name),
      direction: z.enum(GUIDE_DIRECTIONS),
      at: z.number({ error: AT }).min(-LIMITS.absolutePercent, AT).max(LIMITS.absolutePercent, AT),
    }),
  )
  .max(LIMITS.guides)
  .nullish()
  .transform((value) => value ?? undefined);
