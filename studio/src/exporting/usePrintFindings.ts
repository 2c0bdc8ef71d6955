import {
  checkCardTexts,
  checkDeckContent,
  ContentCheck,
  type DeckFix,
  type Finding,
  type FindingCode,
  PathCache,
  type PlannedCard,
  type PrintedLook,
  runPreflight,
  type Severity,
} from '@cardwright/renderer';
import { PrintedColors } from '@cardwright/renderer/press';
import { useEffect, useState } from 'react';
import type { BrowserRenderer } from '../rendering/createBrowserRenderer.js';
import { losesParts, runsOff } from '../words/findingWords.js';
import { whenIdle } from '../browser/whenIdle.js';
import type { Preview } from './planPreview.js';
import type { ProofChoice } from './proof/ProofChoice.js';
import { readProfile } from './proof/readProfile.js';

/** Prints look sharp from here on; preflight uses the same limit. */
export const SHARP_DPI = 200;
const SAFE_MARGIN_MM = 3;

/** Problems that can still be fixed before printing. */
const TOLD: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'card.untranslated',
  'image.low_resolution',
  'image.broken',
  'icon.unknown',
  'text.overflow',
  'text.cut',
  'text.missing_glyph',
  'contrast.unreadable',
  'contrast.in_print',
]);

/** A finding, and the face it concerns. */
export interface PrintFinding {
  readonly code: FindingCode;
  readonly severity: Severity;
  readonly card: PlannedCard;
  /** The face's index in the preview. */
  readonly drawing: number;
  readonly quickFix?: DeckFix | undefined;
}

/** What a check found, and the preview that it looked at. */
interface PrintFindings {
  readonly preview: Preview;
  readonly findings: readonly PrintFinding[];
}

/**
 * Checks everything that would be printed, at its printed size, while the browser is idle. Until a check has ended, the
 * result is that of the one before: the list neither blinks nor loses the focus after each fix.
 * @param press undefined for a file in the colours of the screen
 */
export function usePrintFindings(
  renderer: BrowserRenderer | undefined,
  preview: Preview | undefined,
  press: ProofChoice | undefined,
): PrintFindings | undefined {
  const [found, setFound] = useState<PrintFindings>();
  useEffect(() => {
    if (renderer === undefined || preview === undefined) return undefined;
    const stop = new AbortController();
    void lookInPrint(renderer, preview, press, stop.signal).then((findings) => {
      if (!stop.signal.aborted) setFound({ preview, findings });
    });
    return () => {
      stop.abort();
    };
  }, [renderer, preview, press]);
  return preview && found;
}

async function lookInPrint(
  renderer: BrowserRenderer,
  preview: Preview,
  press: ProofChoice | undefined,
  signal: AbortSignal,
): Promise<readonly PrintFinding[]> {
  // Without the profile, the proof says what is wrong with it; everything else can still be checked.
  const printed = press && (await printedColors(press, signal).catch(() => undefined));
  try {
    return await lookThrough(renderer, preview, printed, signal);
  } finally {
    printed?.free();
  }
}

async function printedColors({ profile, ...settings }: ProofChoice, signal: AbortSignal): Promise<PrintedColors> {
  return PrintedColors.create({ ...settings, profile: await readProfile(profile, signal) });
}

async function lookThrough(
  renderer: BrowserRenderer,
  preview: Preview,
  printed: PrintedLook | undefined,
  signal: AbortSignal,
): Promise<readonly PrintFinding[]> {
  const paths = new PathCache();
  // The dialog does not name designs that would show a field, so none are given.
  const content = new ContentCheck({ templates: [] }, renderer.iconNames);
  const findings: PrintFinding[] = [];
  for (const [index, card] of preview.planned.entries()) {
    await whenIdle();
    if (signal.aborted) return findings;
    const deck = preview.faces[2 * index]?.deck;
    if (deck !== undefined)
      for (const { code, side, severity, quickFix } of content.checkCard(card, deck))
        if (severity !== 'info')
          findings.push({ code, severity, card, drawing: 2 * index + (side === 'back' ? 1 : 0), quickFix });
    for (const drawing of [2 * index, 2 * index + 1])
      for (const { code, severity } of await checkDrawing(renderer, preview, card, drawing, printed, paths))
        findings.push({ code, severity, card, drawing });
  }
  return [...findings, ...betweenCards(preview)];
}

/** Cards that are there twice or have the same number, as far as they are printed. */
function betweenCards({ faces, planned }: Preview): readonly PrintFinding[] {
  const [face] = faces;
  if (face === undefined) return [];
  const found = checkDeckContent({ deck: face.deck, scheme: face.scheme, cards: planned }, []);
  return found.flatMap(({ code, severity, card, quickFix }) => {
    const index = planned.findIndex(({ number }) => number === card?.number);
    const one = planned[index];
    return one === undefined ? [] : [{ code, severity, card: one, drawing: 2 * index, quickFix }];
  });
}

async function checkDrawing(
  renderer: BrowserRenderer,
  { faces, trimMm }: Preview,
  { card, category, number, language }: PlannedCard,
  drawing: number,
  colors: PrintedLook | undefined,
  paths: PathCache,
): Promise<readonly Finding[]> {
  const face = faces[drawing];
  const scene = face && (await renderer.scenes.scene(face).catch(() => undefined));
  if (face === undefined || scene === undefined) return [];
  const { deck, template } = face;
  const side = drawing % 2 === 0 ? 'front' : 'back';
  const printed = { faceMm: trimMm, minimumDpi: SHARP_DPI, safeMarginMm: SAFE_MARGIN_MM, printed: colors };
  const ofTexts = checkCardTexts({ deck, card, cardNumber: number, language, side });
  const findings = runPreflight(
    scene,
    { deck, category, card, cardNumber: number, template, language, side, ...printed },
    paths,
  );
  return [...ofTexts, ...findings].filter(
    (finding) => TOLD.has(finding.code) || runsOff(finding, scene) || losesParts(finding, scene),
  );
}
