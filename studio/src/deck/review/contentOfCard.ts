import type { ContentCheck, FaceInput, Finding, PlannedCard } from '@cardwright/renderer';
import type { Faces, PlacedCard } from '../editor/faces.js';
import type { DeckDocument } from '../document/types.js';

/** Findings about the content of cards, kept for as long as both faces are the same. */
export type CheckedContent = WeakMap<FaceInput, Checked>;

interface Checked {
  readonly back: FaceInput;
  readonly number: number;
  readonly findings: readonly Finding[];
}

/** The content of a card that its faces do not show as intended. */
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
  const { number } = placed;
  const isKnown = known?.back === back;
  if (isKnown && known.number === number) return known.findings;
  const findings = isKnown
    ? known.findings.map((finding) => withNumber(finding, number))
    : check.checkCard(plannedOf(faces, deck, placed, language), deck);
  checkedContent.set(front, { back, number, findings });
  return findings;
}

/** The finding after its card has moved. */
function withNumber(finding: Finding, number: number): Finding {
  return finding.card === undefined ? finding : { ...finding, card: { ...finding.card, number } };
}

/** A card of the deck as checks of a whole deck take it. */
export function plannedOf(faces: Faces, deck: DeckDocument, placed: PlacedCard, language: string): PlannedCard {
  const { card, category, number } = placed;
  const templates = { front: faces.template(deck, placed, 'front'), back: faces.template(deck, placed, 'back') };
  return { card, category, number, language, title: '', copies: card.copies, templates };
}
