import type { Scene } from '../../displayList.js';
import { type DeckPlan, faceInput, type FaceSide, type PlannedCard } from '../../plan/planDeck.js';
import type { SceneSource } from '../../plan/sceneSource.js';
import type { FaceGeometry } from '../../resolve/faceInput.js';

/** A face that is the same on all of these cards. */
export interface DistinctFace {
  readonly side: FaceSide;
  /** In deck order, at least one. */
  readonly cards: readonly [PlannedCard, ...PlannedCard[]];
}

export const SIDES: Readonly<Record<'front' | 'back' | 'both', readonly FaceSide[]>> = {
  front: ['front'],
  back: ['back'],
  both: ['front', 'back'],
};

/** All distinct faces in order of first use. A back that a whole deck shares is listed once. */
export function planFaces(
  plan: DeckPlan,
  sides: readonly FaceSide[],
  face: FaceGeometry,
  scenes: SceneSource,
): readonly DistinctFace[] {
  const faces = new Map<string, { side: FaceSide; cards: [PlannedCard, ...PlannedCard[]] }>();
  for (const card of plan.cards) {
    for (const side of sides) {
      // The same drawing as front and as back makes two files.
      const key = `${side} ${scenes.key(faceInput(plan, card, side, face))}`;
      const known = faces.get(key);
      if (known === undefined) faces.set(key, { side, cards: [card] });
      else known.cards.push(card);
    }
  }
  return [...faces.values()];
}

/** `card 7 “Lamp” (front, de)`: the name of a face in messages. */
export function faceLabel(card: PlannedCard, side: FaceSide, defaultLanguage: string): string {
  const language = card.language === defaultLanguage ? '' : `, ${card.language}`;
  return `card ${card.number}${card.title === '' ? '' : ` “${card.title}”`} (${side}${language})`;
}

/** @returns the face's scene, laid out once for all cards that share it */
export function sceneOf(
  plan: DeckPlan,
  { cards: [card], side }: DistinctFace,
  face: FaceGeometry,
  scenes: SceneSource,
): Promise<Scene> {
  return scenes.scene(faceInput(plan, card, side, face));
}
