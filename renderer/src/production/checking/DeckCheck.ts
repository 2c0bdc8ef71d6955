import type { Scene } from '../../displayList.js';
import type { DeckPlan, PlannedCard } from '../../plan/planDeck.js';
import {
  checkDeckContent,
  checkDeckTexts,
  ContentCheck,
  iconNameCheck,
  mergeFindings,
  PathCache,
  runPreflight,
  type Finding,
} from '../../preflight/index.js';
import type { CardSize } from '../../export/index.js';
import type { DeckStudio } from '../DeckStudio.js';
import type { DistinctFace } from '../faces/planFaces.js';
import type { LoadedDeck } from '../loading/loadedDeck.js';

/** 1/8 inch, which most printers ask for. */
export const USUAL_SAFE_MARGIN_MM = 3.175;

/** How the faces will be printed. */
export interface PrintLimits {
  readonly size: CardSize;
  /** Pictures should have at least this many pixels per inch. */
  readonly minimumDpi: number;
  /** Distance from the trim, in millimetres, that texts and icons should keep. */
  readonly safeMarginMm: number;
}

/** Gathers what is wrong with a deck while its faces are laid out, by the command line's check and by every export. */
export class DeckCheck {
  readonly #findings: Finding[];
  readonly #paths = new PathCache();

  /** @param plan the cards that are printed, in all languages */
  constructor(
    { deck, catalogue, icons }: LoadedDeck,
    plan: DeckPlan,
    { renderer }: Pick<DeckStudio, 'renderer'>,
    private readonly limits: PrintLimits,
  ) {
    const languages = [...new Set(plan.cards.map(({ language }) => language))];
    const content = new ContentCheck(catalogue, iconNameCheck(renderer.icons, icons));
    const printed = new Set(plan.cards.map(({ number }) => number));
    const ofDeck = checkDeckContent(plan, languages).filter(
      ({ card }) => card?.number === undefined || printed.has(card.number),
    );
    this.#findings = [...checkDeckTexts(deck, languages), ...ofDeck, ...content.checkPlan(plan)];
  }

  /** Adds the findings of a face as it is laid out. */
  addFace(scene: Scene, { cards, side }: DistinctFace, { deck }: Pick<DeckPlan, 'deck'>): void {
    const [{ card, category, number, templates, language }] = cards;
    const { size, minimumDpi, safeMarginMm } = this.limits;
    const found = runPreflight(
      scene,
      {
        deck,
        category,
        card,
        cardNumber: number,
        template: templates[side].json_config,
        language,
        side,
        faceMm: { width: size.widthMm, height: size.heightMm },
        minimumDpi,
        safeMarginMm,
      },
      this.#paths,
    );
    for (const finding of found) this.#findings.push(...onEveryCard(finding, cards));
  }

  /** Everything found so far, equal findings on several cards as one. */
  findings(): readonly Finding[] {
    return mergeFindings(this.#findings);
  }
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
