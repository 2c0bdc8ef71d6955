import type { CardSize } from '../../export/index.js';
import { type ChangedField, changedFields } from '../../plan/changedFields.js';
import { type CardPair, pairCards } from '../../plan/pairCards.js';
import { type DeckPlan, faceInput, type FaceSide, planDeck, type PlannedCard } from '../../plan/planDeck.js';
import { faceGeometry } from '../../resolve/faceInput.js';
import type { Deck } from '../../schema/index.js';
import type { Scene } from '../../displayList.js';
import type { DeckStudio } from '../DeckStudio.js';
import type { LoadedDeck } from '../loading/loadedDeck.js';
import { FaceDigests } from './FaceDigests.js';

/** A version of a deck, opened to be drawn. */
export interface OpenedDeck {
  readonly loaded: LoadedDeck;
  readonly studio: DeckStudio;
}

/** One side of a card that looks different. A side is absent where the card is. */
export interface ChangedFace {
  readonly side: FaceSide;
  readonly before?: Scene;
  readonly after?: Scene;
}

/** A card that was added, removed, or looks or reads differently. */
export interface CardDifference {
  readonly status: 'added' | 'removed' | 'changed';
  readonly before?: PlannedCard;
  readonly after?: PlannedCard;
  readonly faces: readonly ChangedFace[];
  readonly fields: readonly ChangedField[];
}

export interface CompareOptions {
  readonly language: string;
  readonly size: CardSize;
  readonly sides: readonly FaceSide[];
  readonly bleedMm?: number;
  readonly signal: AbortSignal;
  /** Called before each card of the newer version. */
  readonly onCard?: () => void;
}

/**
 * Compares two versions of a deck card by card, by what their faces look like and by their fields. QR codes lead to the
 * newer version's server on both sides, so that a moved server is not a change of every card.
 */
export async function* compareDecks(
  before: OpenedDeck,
  after: OpenedDeck,
  options: CompareOptions,
): AsyncGenerator<CardDifference, void, void> {
  const { link_base: base } = after.loaded.deck;
  const [old, now] = [new Version(before, base, options), new Version(after, base, options)];
  for (const pair of pairCards(old.deck, now.deck)) {
    options.signal.throwIfAborted();
    if (pair.after !== undefined) options.onCard?.();
    const found = await difference(pair, old, now, options);
    if (found !== undefined) yield found;
  }
}

async function difference(
  pair: CardPair,
  old: Version,
  now: Version,
  { sides }: CompareOptions,
): Promise<CardDifference | undefined> {
  const [before, after] = [old.planned(pair.before?.number), now.planned(pair.after?.number)];
  const fields = before && after ? changedFields(before.card, after.card) : [];
  const faces: ChangedFace[] = [];
  for (const side of sides) {
    const [was, is] = [await old.face(before, side), await now.face(after, side)];
    if (was?.digest === is?.digest) continue;
    faces.push({ side, ...(was && { before: was.scene }), ...(is && { after: is.scene }) });
  }
  if (before && after && fields.length === 0 && faces.length === 0) return undefined;
  const status = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  return { status, ...(before && { before }), ...(after && { after }), faces, fields };
}

/** One of the two versions, with its cards by number. */
class Version {
  readonly deck: Deck;
  readonly #plan: DeckPlan;
  readonly #digests: FaceDigests;

  constructor(
    private readonly opened: OpenedDeck,
    linkBase: string | undefined,
    private readonly options: CompareOptions,
  ) {
    const { deck, catalogue } = opened.loaded;
    this.deck = { ...deck, link_base: linkBase };
    this.#plan = planDeck(this.deck, catalogue, { languages: [options.language] });
    this.#digests = new FaceDigests(opened.studio.images);
  }

  planned(number: number | undefined): PlannedCard | undefined {
    return number === undefined ? undefined : this.#plan.cards[number - 1];
  }

  async face(card: PlannedCard | undefined, side: FaceSide) {
    if (card === undefined) return undefined;
    const { size, bleedMm = 0 } = this.options;
    const input = faceInput(this.#plan, card, side, faceGeometry(size, bleedMm));
    const scene = await this.opened.studio.scenes.scene(input);
    return { scene, digest: await this.#digests.of(scene) };
  }
}
