import type { Scene, SceneIssue } from '../../displayList.js';
import type { Problem, Severity } from '../../errors.js';
import type { DistinctFace } from './planFaces.js';
import { faceLabel } from './planFaces.js';

/** What is missing in print. */
const MISSING: readonly string[] = ['image.broken', 'svg.broken', 'icon.unknown', 'text.missing_glyph'];
/** A face without its picture is not handed out unless asked for. */
const WITHHELD: readonly string[] = ['image.broken', 'svg.broken', 'icon.unknown'];

/** What layout had to give up on a face, with its card, template item and language. */
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
