import type { ContentCheck, FaceInput, Finding, PlannedCard } from '@cardwright/renderer';
import type { Faces, PlacedCard } from '../editor/faces.js';
import type { DeckDocument } from '../document/types.js';

/** Findings about the content of cards, kept for as long as both faces are the same. */
export type CheckedContent = WeakMap<FaceInput, { readonly back: FaceInput; readonly findings: readonly Finding[] }>;

/** What a card says and its faces do not show as it is meant. */
export function contentOfCard(
  { faces, checkedContent }: { readonly faces: Faces; readonly checkedContent: CheckedContent },
  deck: DeckDocument,
  placed: PlacedCard,
  language: string,
  check: ContentCheck,
): readonly Finding[] {
  const front = faces.input(deck, placed, 'front', language);
  const back = faces.input(deck, placed, 'back', language);
  const known = checkedContent.get(front);
  if (known?.back === back) return known.findings;
  const findings = check.checkCard(plannedOf(faces, deck, placed, language), deck);
  checkedContent.set(front, { back, findings });
  return findings;
}

/** A card of the deck as checks of a whole deck take it. */
export function plannedOf(faces: Faces, deck: DeckDocument, placed: PlacedCard, language: string): PlannedCard {
  const { card, category, number } = placed;
  const templates = { front: faces.template(deck, placed, 'front'), back: faces.template(deck, placed, 'back') };
  return { card, category, number, language, title: '', copies: card.copies, templates };
}
