import { join } from 'node:path';
import { Ledger, layoutVersion, type RasterCache, type SceneFacts, sha256 } from '../../export/index.js';
import { type DeckPlan, faceInput } from '../../plan/planDeck.js';
import type { Finding } from '../../preflight/index.js';
import type { FaceGeometry } from '../../resolve/faceInput.js';
import type { DeckStudio } from '../DeckStudio.js';
import type { DistinctFace } from '../faces/planFaces.js';

/** What an earlier run found out about a face. */
export interface FaceRecord {
  readonly facts: SceneFacts;
  readonly isBroken: boolean;
  readonly findings: readonly Finding[];
}

type Noted = FaceRecord & {
  readonly pictures: readonly string[];
  /** Digests of the files of these pictures and of the fonts that were used. */
  readonly files: readonly string[];
};

const UNREADABLE = '';

/**
 * What is known of the faces of a deck from earlier runs, so that those that did not change need neither layout nor check.
 * A record holds as long as everything that made it is the same: the program, the template, the colours, the card with its
 * category and its place in the deck, the limits of the check, the fonts, and the files of all pictures that layout asked for.
 */
export class FaceRecords {
  readonly #digests = new WeakMap<object, string>();

  private constructor(
    private readonly ledger: Ledger<Noted>,
    private readonly studio: DeckStudio,
    private readonly cache: RasterCache,
    private readonly limits: object,
  ) {}

  /** @returns undefined for a studio without a cache. @param deck names the deck, so that each has its own file */
  static async open(studio: DeckStudio, deck: string, limits: object): Promise<FaceRecords | undefined> {
    const { cache } = studio;
    if (cache === undefined) return undefined;
    const name = sha256(JSON.stringify([await layoutVersion(), deck, studio.ownResources]));
    return new FaceRecords(await Ledger.open(join(cache.folder, 'faces', name)), studio, cache, limits);
  }

  keyOf(plan: DeckPlan, { cards: [planned], side }: DistinctFace, geometry: FaceGeometry): string {
    const { card, category, number, language, templates } = planned;
    const { categories, ...deck } = plan.deck;
    const { cards, ...around } = category;
    const place = [categories.indexOf(category), cards.indexOf(card), number];
    const content = this.studio.scenes.content(faceInput(plan, planned, side, geometry));
    const owners = [templates[side].json_config, plan.scheme].map((owner) => this.#digestOf(owner));
    const saved = JSON.stringify([deck, around, card], withoutSaves);
    return sha256(JSON.stringify([this.limits, side, language, owners, saved, place, content]));
  }

  async find(key: string): Promise<FaceRecord | undefined> {
    const noted = this.ledger.get(key);
    if (noted === undefined) return undefined;
    const files = await this.#filesOf(noted);
    return noted.files.every((digest, index) => digest === files[index]) ? noted : undefined;
  }

  async note(key: string, record: FaceRecord, pictures: readonly string[]): Promise<void> {
    this.ledger.set(key, { ...record, pictures, files: await this.#filesOf({ ...record, pictures }) });
  }

  close(): Promise<void> {
    return this.ledger.close();
  }

  #filesOf({ pictures, facts }: Pick<Noted, 'pictures' | 'facts'>): Promise<string[]> {
    const { cache, studio } = this;
    const digests = [
      ...pictures.map((src) => cache.pictureDigest(src, studio.images)),
      ...facts.faces.map((face) => cache.fontDigest(face)),
    ];
    return Promise.all(digests.map((digest) => digest.catch(() => UNREADABLE)));
  }

  #digestOf(owner: object): string {
    const known = this.#digests.get(owner) ?? sha256(JSON.stringify(owner));
    this.#digests.set(owner, known);
    return known;
  }
}

/** Every save changes these. A face that shows one of them has it in its content. */
const OF_SAVES: ReadonlySet<string> = new Set(['version', 'created_at', 'updated_at']);

const withoutSaves = (key: string, value: unknown): unknown => (OF_SAVES.has(key) ? undefined : value);
