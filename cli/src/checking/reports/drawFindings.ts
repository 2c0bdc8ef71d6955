import { faceGeometry, faceInput, pictureOfPart, planDeck, type Finding } from '@cardwright/renderer';
import { renderRaster, type RasterFace } from '@cardwright/renderer/export';
import type { DeckStudio, LoadedDeck } from '@cardwright/renderer/production';
import type { CheckOptions } from '../readCheckOptions.js';

/** Sharp at the width of the report's pictures on a fine screen. */
const WIDTH_PX = 440;
const MM_PER_INCH = 25.4;
/** A report with more pictures than these is too large to open; the worst findings come first. */
const MOST_PICTURES = 300;

/** Pictures of findings as data URLs: the first card concerned, with the place marked. */
export type FindingPictures = ReadonlyMap<Finding, string>;

/** Draws the part that each finding is about. Findings about the deck as a whole have no picture. */
export async function drawFindings(
  findings: readonly Finding[],
  { deck, catalogue }: LoadedDeck,
  { size, languages }: Pick<CheckOptions, 'size' | 'languages'>,
  studio: DeckStudio,
  signal: AbortSignal,
): Promise<FindingPictures> {
  const plan = planDeck(deck, catalogue, { languages });
  const geometry = faceGeometry(size);
  const shown = findings.filter(({ card }) => card?.number !== undefined).slice(0, MOST_PICTURES);
  async function* faces(): AsyncGenerator<RasterFace> {
    for (const [index, { card, language, side = 'front', itemId }] of shown.entries()) {
      const ofCard = plan.cards.filter(({ number }) => number === card?.number);
      const planned = ofCard.find((each) => each.language === language) ?? ofCard[0];
      if (planned === undefined) continue;
      const scene = await studio.scenes.scene(faceInput(plan, planned, side, geometry));
      yield { id: String(index), scene: pictureOfPart(scene, itemId) };
    }
  }
  const dpi = Math.max(72, Math.round((WIDTH_PX * MM_PER_INCH) / size.widthMm));
  const options = { dpi, widthMm: size.widthMm, format: 'webp', quality: 84, pictures: studio.images, signal } as const;
  const drawn = new Map<Finding, string>();
  for await (const { id, bytes } of renderRaster(faces(), options, studio.pool)) {
    const finding = shown[Number(id)];
    if (finding !== undefined) drawn.set(finding, `data:image/webp;base64,${bytes.toString('base64')}`);
  }
  return drawn;
}
