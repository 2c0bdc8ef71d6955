import type { Scene } from '../../displayList.js';
import type { Problem } from '../../errors.js';
import { type DeckPlan, faceInput, type FaceSide, planDeck, type PlannedCard } from '../../plan/planDeck.js';
import { repairBleed } from '../../plan/repairBleed.js';
import { turnScene } from '../../plan/turnScene.js';
import { faceGeometry, type FaceGeometry } from '../../resolve/faceInput.js';
import type { PdfFace, PlaySource, PrintCard, ZipCard } from '../../export/index.js';
import type { LoadedDeck } from '../loading/loadedDeck.js';
import type { DeckStudio } from '../DeckStudio.js';
import type { DeckCheck } from '../checking/DeckCheck.js';
import { faceLabel, planFaces } from '../faces/planFaces.js';
import { stampPlan } from '../faces/stampPlan.js';
import { copiesInOrder } from '../../imposition/copyOrder.js';
import type { TellStage } from '../progress.js';
import type { PdfEngine } from '../../imposition/types.js';
import { blendedInk } from './blendedInk.js';
import { engineOf } from './engineOf.js';
import type { FaceOptions } from './planExport.js';

/** The cards of one product in one language, in print order. Faces are laid out on demand. */
export class PrintRun {
  readonly plan: DeckPlan;
  /** Ids of the font faces used; complete after `check`. */
  readonly usedFaces = new Set<string>();
  readonly #geometry: FaceGeometry;

  constructor(
    loaded: LoadedDeck,
    readonly language: string,
    readonly options: FaceOptions,
    private readonly studio: DeckStudio,
    private readonly onProblem: (problem: Problem) => void,
  ) {
    const plan = planDeck(loaded.deck, loaded.catalogue, { languages: [language], keep: options.keep });
    this.plan = options.stamp === undefined ? plan : stampPlan(plan, options.stamp);
    this.#geometry = faceGeometry(options.size, options.bleedMm);
  }

  /** The number of distinct faces. */
  get distinctCount(): number {
    return planFaces(this.plan, this.options.sides, this.#geometry, this.studio.scenes).length;
  }

  /** The number of pages of a product with one page per face. */
  get pageCount(): number {
    return this.printedCards * this.options.sides.length;
  }

  /** The number of cards with their copies. */
  get printedCards(): number {
    return this.plan.cards.reduce((sum, card) => sum + this.#copiesOf(card), 0);
  }

  /**
   * Looks at every distinct face, before anything is painted.
   * @returns how many faces lack a picture or an icon and must not be made
   */
  async check(signal: AbortSignal, tell: TellStage, check: DeckCheck): Promise<number> {
    const faces = planFaces(this.plan, this.options.sides, this.#geometry, this.studio.scenes);
    let withheld = 0;
    for (const [index, face] of faces.entries()) {
      signal.throwIfAborted();
      tell('layout', index + 1, faces.length);
      const { faces: fonts, isBroken } = await check.look(this.plan, face, this.#geometry);
      for (const id of fonts) this.usedFaces.add(id);
      if (isBroken && !this.options.allowBroken) withheld += 1;
    }
    return withheld;
  }

  /** The engine for the faces, which must have been checked: see `engineOf`. */
  engine(wanted: PdfEngine): Promise<PdfEngine> {
    return engineOf(wanted, this.usedFaces, this.studio.renderer.fonts, this.onProblem);
  }

  /** Front, then back, or in the vendor's order, repeated for every copy. */
  async *pages(): AsyncGenerator<PdfFace> {
    const cards = this.plan.cards.map((card) => ({ card, copies: this.#copiesOf(card) }));
    for (const { card } of copiesInOrder(cards, this.options.collate)) {
      for (const side of this.options.pageSides) yield this.#face(card, side);
    }
  }

  /** Cards with their numbers and titles, for sheets, zips and play: all of the product where none are given. */
  async *printCards(cards: readonly PlannedCard[] = this.plan.cards): AsyncGenerator<ZipCard> {
    for (const card of cards) yield { ...(await this.#printCard(card)), number: card.number, title: card.title };
  }

  /** The cards for playing on a screen, with what tells their backs from each other. */
  playSource(): PlaySource {
    const { cards } = this.plan;
    return {
      backs: cards.map((card) => this.studio.scenes.key(faceInput(this.plan, card, 'back', this.#geometry))),
      cards: (places) => this.printCards(places?.flatMap((place) => cards[place] ?? [])),
    };
  }

  async #face(card: PlannedCard, side: FaceSide): Promise<PdfFace> {
    return { scene: await this.#scene(card, side), label: faceLabel(card, side, this.plan.deck.default_language) };
  }

  /** The faces of one card. If only one side is printed, it counts as the front. */
  async #printCard(card: PlannedCard): Promise<PrintCard> {
    const [first = 'front', second] = this.options.sides;
    return {
      front: await this.#face(card, first),
      ...(second !== undefined && { back: await this.#face(card, second) }),
      copies: this.#copiesOf(card),
    };
  }

  #copiesOf(card: PlannedCard): number {
    return this.options.repeatsCopies ? (this.options.newCopies?.get(card.number) ?? card.copies) : 1;
  }

  async #scene(card: PlannedCard, side: FaceSide): Promise<Scene> {
    const scene = await this.studio.scenes.scene(faceInput(this.plan, card, side, this.#geometry));
    for (const problem of blendedInk(this.options.product, scene)) this.onProblem(problem);
    const repaired = repairBleed(scene, this.options.repairBleed);
    if (!this.options.isTurned) return repaired;
    // A card flips like the page of a book, so its sides turn in opposite directions (cellBehind in imposition/flip.ts).
    return turnScene(repaired, side === 'front' ? 'clockwise' : 'counterclockwise');
  }
}
