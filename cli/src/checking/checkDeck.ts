import type { Finding, PlannedCard } from '@cardwright/renderer';
import {
  checkDeckContent,
  checkDeckTexts,
  ContentCheck,
  faceGeometry,
  iconNameCheck,
  mergeFindings,
  planDeck,
  runPreflight,
} from '@cardwright/renderer';
import { type DeckStudio, type LoadedDeck, planFaces, sceneOf } from '@cardwright/renderer/production';
import type { CheckOptions } from './readCheckOptions.js';

export interface CheckProgress {
  /** Called once with the number of faces to check. */
  readonly onPlan?: (faces: number) => void;
  readonly onFace?: () => void;
  readonly signal?: AbortSignal;
}

/** Checks every distinct face of a deck as it would be printed. Equal findings on several cards become one. */
export async function checkDeck(
  { deck, catalogue }: LoadedDeck,
  options: CheckOptions,
  studio: DeckStudio,
  { onPlan, onFace, signal }: CheckProgress = {},
): Promise<readonly Finding[]> {
  const { size, sides, languages, keep, minimumDpi, safeMarginMm } = options;
  const plan = planDeck(deck, catalogue, { languages, keep });
  const geometry = faceGeometry(size);
  const faces = planFaces(plan, sides, geometry, studio.scenes);
  onPlan?.(faces.length);
  const content = new ContentCheck(catalogue, iconNameCheck(studio.renderer.icons));
  const printed = new Set(plan.cards.map(({ number }) => number));
  const ofDeck = checkDeckContent(plan, languages).filter(
    ({ card }) => card?.number === undefined || printed.has(card.number),
  );
  const findings: Finding[] = [...checkDeckTexts(deck, languages), ...ofDeck, ...content.checkPlan(plan)];
  for (const face of faces) {
    signal?.throwIfAborted();
    const [planned] = face.cards;
    const found = runPreflight(await sceneOf(plan, face, geometry, studio.scenes), {
      deck,
      category: planned.category,
      card: planned.card,
      cardNumber: planned.number,
      template: planned.templates[face.side].json_config,
      language: planned.language,
      side: face.side,
      faceMm: { width: size.widthMm, height: size.heightMm },
      minimumDpi,
      safeMarginMm,
    });
    for (const finding of found) findings.push(...onEveryCard(finding, face.cards));
    onFace?.();
  }
  return mergeFindings(findings);
}

/** A shared face is checked once; its findings apply to all its cards. */
function onEveryCard(finding: Finding, cards: readonly PlannedCard[]): readonly Finding[] {
  if (finding.card === undefined) return [finding];
  return cards.map(({ card, number, title, language }) => ({
    ...finding,
    card: { number, title, ...(card.id !== undefined && { id: card.id }) },
    ...(finding.language !== undefined && { language }),
  }));
}
