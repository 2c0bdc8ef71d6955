import { parseRatio } from '../../schema/values/ratio.js';
import { createFinding } from '../createFinding.js';
import { RATIO_TOLERANCE } from '../reference.js';
import { short } from '../short.js';
import type { Check } from '../types.js';

/** A template for a different ratio than the card's. */
export const checkTemplateRatio: Check = ({ context }) => {
  const { template, faceMm } = context;
  const designed = parseRatio(template.ratio);
  if (designed === undefined) return [];
  const difference = Math.abs(faceMm.width / faceMm.height / designed - 1);
  if (difference <= RATIO_TOLERANCE) return [];
  const size = `${short(faceMm.width, 2)} × ${short(faceMm.height, 2)} mm`;
  const message = `The template is designed for a ratio of ${template.ratio}; the card of ${size} differs by ${short(difference * 100)}%.`;
  return [createFinding('template.ratio', context, message)];
};
