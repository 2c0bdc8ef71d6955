import { MM_PER_POINT } from '../../schema/values/units.js';
import { shownItems } from '../../resolve/shownItems.js';
import { textRole, type TextRole } from '../../resolve/textRole.js';
import type { TemplateConfig } from '../../schema/template/template.js';
import { createFinding } from '../createFinding.js';
import { SMALLEST_POINTS } from '../reference.js';
import { short } from '../short.js';
import { runsByItem } from '../textRuns.js';
import type { Check } from '../types.js';

/** Texts whose smallest run is printed below the readable size of their role. */
export const checkSmallText: Check = (face) =>
  [...runsByItem(face)].flatMap(([itemId, runs]) => {
    const points = Math.min(...runs.map(({ size }) => (size * face.mmPerUnit) / MM_PER_POINT));
    const role = roleOf(itemId, face.context.template);
    const smallest = SMALLEST_POINTS[role];
    if (points >= smallest - 0.05) return [];
    const asked = face.scene.items.find(({ id }) => id === itemId)?.text;
    const hasShrunk = asked !== undefined && asked.fontSize < asked.requestedFontSize;
    const reason = hasShrunk ? ' It was shrunk to fit.' : '';
    const message = `The ${role === 'title' ? 'title' : 'text'} is printed at ${short(points)} pt; it should be at least ${smallest} pt to be readable.${reason}`;
    return [createFinding('text.small', face.context, message, itemId)];
  });

function roleOf(itemId: string, template: TemplateConfig): TextRole {
  const item = shownItems(template).find(({ id }) => id === itemId);
  return item === undefined ? 'rules' : textRole(item);
}
