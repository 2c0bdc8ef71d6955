import { bannerCards, bannerChoices, bannerPicture } from '../../banners/bannerCards.js';
import { BANNER_DPI, bannerWidthMm } from '../../banners/bannerFace.js';
import { bannerFindings, type BannerFinding } from '../../banners/bannerFindings.js';
import type { BannerPreset } from '../../banners/bannerPresets.js';
import { drawBanner } from '../../banners/drawBanner.js';
import { renderRaster } from '../../export/index.js';
import { planDeck } from '../../plan/planDeck.js';
import type { DeckStudio } from '../DeckStudio.js';
import type { LoadedDeck } from '../loading/loadedDeck.js';
import type { BannersPlan } from './planBanners.js';

export interface RenderedBanner {
  /** Path below the output folder. */
  readonly file: string;
  readonly preset: BannerPreset;
  readonly language: string;
  readonly bytes: Uint8Array;
  /** px, exactly those of the preset. */
  readonly width: number;
  readonly height: number;
  readonly findings: readonly BannerFinding[];
}

/** Renders a deck's banners, one file for each size and language. */
export async function* renderBanners(
  loaded: LoadedDeck,
  order: BannersPlan & { readonly signal: AbortSignal },
  studio: DeckStudio,
): AsyncGenerator<RenderedBanner, void, void> {
  const { presets, languages, design, link, format, quality, signal } = order;
  const { deck, catalogue } = loaded;
  for (const language of languages) {
    const plan = planDeck(deck, catalogue, { languages: [language] });
    const choices = bannerChoices(plan);
    const cards = bannerCards(choices, design).map(({ face }) => face);
    const picture = bannerPicture(choices, design);
    for (const preset of presets) {
      signal.throwIfAborted();
      const asked = { size: preset, design, deck, scheme: plan.scheme, language, cards, picture, link };
      const scene = await drawBanner(asked, studio.scenes);
      const options = {
        dpi: BANNER_DPI,
        widthMm: bannerWidthMm(preset),
        format,
        quality,
        pictures: studio.images,
        signal,
      };
      const file = languages.length === 1 ? preset.key : `${language}/${preset.key}`;
      for await (const { bytes, width, height } of renderRaster([{ id: preset.key, scene }], options, studio.pool))
        yield {
          file: `${file}.${format}`,
          preset,
          language,
          bytes,
          width,
          height,
          findings: bannerFindings(scene, preset),
        };
    }
  }
}
