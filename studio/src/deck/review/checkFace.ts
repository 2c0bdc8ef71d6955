import {
  checkCardTexts,
  type FaceInput,
  type FaceSide,
  type Finding,
  type FindingCode,
  type PathCache,
  runPreflight,
} from '@cardwright/renderer';
import type { BrowserRenderer } from '../../rendering/createBrowserRenderer.js';
import type { PlacedCard } from '../editor/faces.js';
import { inEditorWords, losesParts, runsOff } from '../../words/findingWords.js';

/** Findings about the card, and text that nobody can read; the rest is reported in the template builder and at export. */
const OWN: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'card.no_title',
  'card.default_title',
  'text.overflow',
  'text.cut',
  'text.missing_glyph',
  'contrast.unreadable',
  'image.low_resolution',
  'image.broken',
  'icon.unknown',
]);

const MINIMUM_DPI = 200;
const SAFE_MARGIN_MM = 3;

/** Checks one face the way exports do. @param paths caches art that faces share */
export async function checkFace(
  input: FaceInput,
  placed: PlacedCard,
  side: FaceSide,
  renderer: BrowserRenderer,
  paths: PathCache,
): Promise<readonly Finding[]> {
  const scene = await renderer.scenes.scene(input);
  const { face, deck, template, language } = input;
  const { card, number: cardNumber } = placed;
  // The front speaks for the card.
  const ofTexts = side === 'front' ? checkCardTexts({ deck, card, cardNumber, language, side }) : [];
  const findings = runPreflight(
    scene,
    {
      deck,
      category: placed.category,
      card,
      cardNumber,
      template,
      language,
      side,
      faceMm: { width: face.width * face.mmPerUnit, height: face.height * face.mmPerUnit },
      minimumDpi: MINIMUM_DPI,
      safeMarginMm: SAFE_MARGIN_MM,
    },
    paths,
  );
  return [...ofTexts, ...findings]
    .filter((finding) => OWN.has(finding.code) || runsOff(finding, scene) || losesParts(finding, scene))
    .map((finding) => inEditorWords(finding, scene, deck));
}
