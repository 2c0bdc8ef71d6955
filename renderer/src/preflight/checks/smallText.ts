import { MM_PER_POINT } from '../../schema/values/units.js';
import { createFinding } from '../createFinding.js';
import { SMALLEST_POINTS } from '../reference.js';
import { short } from '../short.js';
import { runsByItem } from '../textRuns.js';
import type { Check } from '../types.js';

/** Texts whose smallest run is printed below the readable size. */
export const checkSmallText: Check = (face) =>
  [...runsByItem(face)].flatMap(([itemId, runs]) => {
    const points = Math.min(...runs.map(({ size }) => (size * face.mmPerUnit) / MM_PER_POINT));
    if (points >= SMALLEST_POINTS - 0.05) return [];
    const asked = face.scene.items.find(({ id }) => id === itemId)?.text;
    const hasShrunk = asked !== undefined && asked.fontSize < asked.requestedFontSize;
    const reason = hasShrunk ? ' It was shrunk to fit.' : '';
    const message = `The text is printed at ${short(points)} pt; it should be at least ${SMALLEST_POINTS} pt to be readable.${reason}`;
    return [createFinding('text.small', face.context, message, itemId)];
  });
