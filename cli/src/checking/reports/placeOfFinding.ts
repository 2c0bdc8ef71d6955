import { type Finding, rangesOf } from '@cardwright/renderer';

/** `card 7 “Lamp” (front, de), item title`, or `cards 2-5, 9`; `deck` if it concerns no card. */
export function placeOfFinding({ card, cards = [], side, language, itemId }: Finding): string {
  const face = [side, language].filter((part) => part !== undefined).join(', ');
  const item = itemId === undefined ? '' : `, item ${itemId}`;
  return `${nameOf(card, cards)}${face === '' ? '' : ` (${face})`}${item}`;
}

function nameOf(card: Finding['card'], cards: NonNullable<Finding['cards']>): string {
  if (cards.length > 1) return `cards ${rangesOf(cards.flatMap(({ number }) => number ?? []))}`;
  if (card === undefined) return 'deck';
  return `card ${card.number ?? '?'}${card.title === '' ? '' : ` “${card.title}”`}`;
}
