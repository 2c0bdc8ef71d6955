import type { CardShape } from '../../cardShapes.js';
import type { Scene } from '../../displayList.js';
import type { DeckPlan, PlannedCard } from '../../plan/planDeck.js';
import {
  checkCardTexts,
  checkDeckContent,
  checkDeckTexts,
  ContentCheck,
  iconNameCheck,
  mergeFindings,
  PathCache,
  runPreflight,
  type Finding,
  type PrintedLook,
} from '../../preflight/index.js';
import { type CardSize, type Drawing, factsOf } from '../../export/index.js';
import type { FaceGeometry } from '../../resolve/faceInput.js';
import type { DeckStudio } from '../DeckStudio.js';
import { isBroken } from '../faces/isBroken.js';
import { type DistinctFace, sceneOf } from '../faces/planFaces.js';
import type { LoadedDeck } from '../loading/loadedDeck.js';
import { FaceRecords } from './FaceRecords.js';

/** 1/8 inch, which most printers ask for. */
export const USUAL_SAFE_MARGIN_MM = 3.175;

/** How the faces will be printed. */
export interface PrintLimits {
  readonly size: CardSize;
  /** Pictures should have at least this many pixels per inch. */
  readonly minimumDpi: number;
  /** Distance from the trim, in millimetres, that texts and icons should keep. */
  readonly safeMarginMm: number;
  /** The shape that is cut out of the trim; the whole trim if absent. */
  readonly shape?: CardShape | undefined;
  /** Whether the export fills what a face leaves empty in its bleed. */
  readonly repairsBleed?: boolean | undefined;
  /** How colours are printed, and a key for all that decides it; absent for files in the colours of the screen. */
  readonly press?: { readonly colors: PrintedLook; readonly key: string } | undefined;
}

/** What a run needs to know of a face that was checked. */
export interface LookedAt {
  /** Ids of its font faces. */
  readonly faces: readonly string[];
  readonly isBroken: boolean;
  /** The laid-out scene, or only its facts if an earlier run has recorded the face. */
  readonly drawing: Drawing;
}

/** Gathers what is wrong with a deck while its faces are laid out, by the command line's check and by every export. */
export class DeckCheck {
  readonly #findings: Finding[];
  readonly #paths = new PathCache();

  /** @param plan the cards that are printed, in all languages */
  static async open(loaded: LoadedDeck, plan: DeckPlan, studio: DeckStudio, limits: PrintLimits): Promise<DeckCheck> {
    const name = loaded.deck.id ?? loaded.folder;
    return new DeckCheck(
      loaded,
      plan,
      studio,
      limits,
      await FaceRecords.open(studio, name, { ...limits, press: limits.press?.key }),
    );
  }

  private constructor(
    { deck, catalogue, icons }: LoadedDeck,
    plan: DeckPlan,
    private readonly studio: DeckStudio,
    private readonly limits: PrintLimits,
    private readonly records: FaceRecords | undefined,
  ) {
    const languages = [...new Set(plan.cards.map(({ language }) => language))];
    const content = new ContentCheck(catalogue, iconNameCheck(studio.renderer.icons, icons));
    const printed = new Set(plan.cards.map(({ number }) => number));
    const ofDeck = checkDeckContent(plan, languages).filter(
      ({ card }) => card?.number === undefined || printed.has(card.number),
    );
    this.#findings = [...checkDeckTexts(deck, languages), ...ofDeck, ...content.checkPlan(plan)];
  }

  /** Adds the findings of a face. The face is laid out unless an earlier run has recorded it. */
  async look(plan: DeckPlan, face: DistinctFace, geometry: FaceGeometry): Promise<LookedAt> {
    const { records, studio } = this;
    this.#addTexts(plan, face);
    const draw = (): Promise<Scene> => sceneOf(plan, face, geometry, studio.scenes);
    const key = records?.keyOf(plan, face, geometry);
    const known = key === undefined ? undefined : await records?.find(key);
    if (known !== undefined) {
      this.#add(known.findings, face);
      const { facts, isBroken } = known;
      return { faces: facts.faces, isBroken, drawing: { facts, draw } };
    }
    const scene = await draw();
    const findings = this.#check(scene, face, plan);
    this.#add(findings, face);
    const looked = { faces: scene.faces, isBroken: isBroken(scene), drawing: scene };
    if (key === undefined || records === undefined) return looked;
    const facts = factsOf(scene);
    await records.note(key, { facts, isBroken: looked.isBroken, findings }, studio.renderer.picturesOf(scene));
    return { ...looked, drawing: { facts, draw } };
  }

  #add(findings: readonly Finding[], { cards }: DistinctFace): void {
    for (const finding of findings) this.#findings.push(...onEveryCard(finding, cards));
  }

  /** Cards that share a face may have other titles and languages. */
  #addTexts({ deck }: DeckPlan, { cards, side }: DistinctFace): void {
    for (const { card, number, language } of cards)
      this.#findings.push(...checkCardTexts({ deck, card, cardNumber: number, language, side }));
  }

  #check(scene: Scene, { cards, side }: DistinctFace, { deck }: DeckPlan): readonly Finding[] {
    const [{ card, category, number, templates, language }] = cards;
    const { size, minimumDpi, safeMarginMm, shape, repairsBleed, press } = this.limits;
    return runPreflight(
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
        shape,
        repairsBleed,
        printed: press?.colors,
      },
      this.#paths,
    );
  }

  /** Everything that was found, equal findings on several cards as one. */
  findings(): readonly Finding[] {
    return mergeFindings(this.#findings);
  }

  /** Keeps what was learned for the next run, also after an interruption: always call it in `finally`. */
  async close(): Promise<void> {
    await this.records?.close();
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
