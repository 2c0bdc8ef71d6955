import type { Scene, SceneIssue } from '../../displayList.js';
import type { Problem, Severity } from '../../errors.js';
import type { DistinctFace } from './planFaces.js';
import { faceLabel } from './planFaces.js';

/** Issues about missing content. */
const MISSING: readonly string[] = ['image.broken', 'svg.broken', 'icon.unknown', 'text.missing_glyph'];
/** A face with one of these issues is omitted unless allowed. */
const WITHHELD: readonly string[] = ['image.broken', 'svg.broken', 'icon.unknown'];

/** The layout issues of a face, with its card, template item and language. */
export function faceProblems(scene: Scene, { cards, side }: DistinctFace, defaultLanguage: string): readonly Problem[] {
  const [card] = cards;
  const others = cards.length === 1 ? '' : ` and ${cards.length - 1} more`;
  return scene.issues.map((issue) => ({
    code: issue.code,
    severity: severityOf(issue),
    path: `${faceLabel(card, side, defaultLanguage)}${others}`,
    message: `${issue.message} (item ${issue.itemId} of ${card.templates[side].slug})`,
  }));
}

/** Whether the face lacks a picture or an icon. */
export function isBroken(scene: Scene): boolean {
  return scene.issues.some(({ code }) => WITHHELD.includes(code));
}

function severityOf({ code }: SceneIssue): Severity {
  return MISSING.includes(code) ? 'error' : 'warning';
}
