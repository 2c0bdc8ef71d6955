import type { SceneIssue } from '../../displayList.js';
import { createFinding } from '../createFinding.js';
import { PREFLIGHT_CHECKS, type FindingCode } from '../reference.js';
import type { Check } from '../types.js';

/** What layout reported: text that does not fit, missing glyphs, broken pictures, unknown icons, fonts and classes. */
export const checkLayoutIssues: Check = ({ scene, context }) =>
  scene.issues.map((issue) => ({
    ...createFinding(codeOf(issue), context, issue.message, issue.itemId),
    ...(issue.fix !== undefined && { fix: issue.fix }),
  }));

function codeOf({ code, details }: SceneIssue): FindingCode {
  if (code === 'text.overflow' && details?.kind !== undefined && details.kind !== 'shrink') return 'text.cut';
  return isFindingCode(code) ? code : 'layout.problem';
}

function isFindingCode(code: string): code is FindingCode {
  return Object.hasOwn(PREFLIGHT_CHECKS, code);
}
