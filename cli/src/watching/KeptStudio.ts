import { DeckStudio, type LoadedDeck, type StudioOptions } from '@cardwright/renderer/production';

/** Decks and tables. Others are pictures and fonts, which a studio reads once. */
const DOCUMENT = /\.(?:csv|tsv|xlsx|ods|json|ya?ml|md)$/i;

/** One studio for all rounds of a watch, so that only what has changed is laid out again. Always `close()` in `finally`. */
export class KeptStudio {
  #studio: DeckStudio | undefined;

  constructor(private readonly options: Pick<StudioOptions, 'pool' | 'allowRemote' | 'cacheFolder'>) {}

  /** @param changed files since the last round, which may be pictures that the studio already knows */
  async open(loaded: LoadedDeck, changed: ReadonlySet<string | null>): Promise<DeckStudio> {
    if ([...changed].some((name) => name === null || !DOCUMENT.test(name))) await this.close();
    this.#studio ??= await DeckStudio.open({ ...loaded, ...this.options });
    return this.#studio;
  }

  async close(): Promise<void> {
    const studio = this.#studio;
    this.#studio = undefined;
    await studio?.close();
  }
}
