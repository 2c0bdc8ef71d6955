import type { Scene } from '../displayList.js';
import { checkContrast } from './checks/contrast.js';
import { checkFrames } from './checks/frames.js';
import { checkImageResolution } from './checks/imageResolution.js';
import { checkLayoutIssues } from './checks/layoutIssues.js';
import { checkOffShape } from './checks/offShape.js';
import { checkQrCodes } from './checks/qrCodes.js';
import { checkSafeArea } from './checks/safeArea.js';
import { checkShortBleed } from './checks/shortBleed.js';
import { checkSmallText } from './checks/smallText.js';
import { checkTemplateRatio } from './checks/templateRatio.js';
import type { PathCache } from './PathCache.js';
import { placeOfPart } from './pictureOfPart.js';
import { preflightFace } from './preflightFace.js';
import type { Check, Finding, PreflightContext, PreflightFace } from './types.js';

const CHECKS: readonly Check[] = [
  checkTemplateRatio,
  checkLayoutIssues,
  checkSmallText,
  checkContrast,
  checkOffShape,
  checkImageResolution,
  checkQrCodes,
  checkSafeArea,
  checkFrames,
  checkShortBleed,
];

/**
 * Checks one face before it is printed. Findings about the texts of a card come from `checkCardTexts`, those about the deck as
 * a whole from `checkDeckTexts`; `mergeFindings` combines those of many faces.
 * @param paths pass the same one for every face of a deck; it caches the art that they share
 */
export function runPreflight(scene: Scene, context: PreflightContext, paths?: PathCache): readonly Finding[] {
  const face = preflightFace(scene, context, paths);
  return CHECKS.flatMap((check) => check(face)).map((finding) => placed(finding, face));
}

/** Adds the place of the part that a finding is about: its text, or else its whole rectangle. */
function placed(finding: Finding, { scene, mmPerUnit }: PreflightFace): Finding {
  const part = placeOfPart(scene, finding.itemId);
  if (part === undefined) return finding;
  const { x, y, width, height } = part;
  const place = { x: x * mmPerUnit, y: y * mmPerUnit, width: width * mmPerUnit, height: height * mmPerUnit };
  return { ...finding, place };
}
