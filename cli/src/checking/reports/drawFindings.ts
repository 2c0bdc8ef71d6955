import { faceGeometry, faceInput, pictureOfPart, planDeck, type Finding, type Scene } from '@cardwright/renderer';
import type { CheckOptions, DeckStudio, LoadedDeck } from '@cardwright/renderer/production';
import { drawScenes } from '../../render/drawScenes.js';

/** px; sharp at the width of the report's pictures on a fine screen. */
const WIDTH = 440;
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
  const shown: Finding[] = [];
  async function* scenes(): AsyncGenerator<Scene> {
    for (const finding of findings) {
      if (shown.length === MOST_PICTURES) return;
      const { card, language, side = 'front', itemId } = finding;
      const ofCard = plan.cards.filter(({ number }) => number === card?.number);
      const planned = ofCard.find((each) => each.language === language) ?? ofCard[0];
      if (planned === undefined) continue;
      shown.push(finding);
      yield pictureOfPart(await studio.scenes.scene(faceInput(plan, planned, side, geometry)), itemId);
    }
  }
  const drawn: (readonly [Finding, string])[] = [];
  for await (const picture of drawScenes(scenes(), { size, width: WIDTH, studio, signal })) {
    const finding = shown[drawn.length];
    if (finding !== undefined) drawn.push([finding, picture]);
  }
  return new Map(drawn);
}
