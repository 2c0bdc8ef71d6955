import { MM_PER_INCH } from '../../../schema/values/units.js';
import { basename, extname } from 'node:path/posix';
import type { PlayCard, PlayDeck, TextFile } from '../types.js';

/**
 * A game for Card Game Simulator, which takes it by the address of `cgs.json` (finol-digital/FinolDigital.Cgs.Json,
 * schema/cgs.json). Every card has one back there: the deck's most common one.
 */
export function cardGameSimulatorFiles(
  { title, address, widthMm, heightMm }: PlayDeck,
  cards: readonly PlayCard[],
): readonly TextFile[] {
  const back = mostCommon(cards.flatMap((card) => (card.back === null ? [] : [card.back])));
  const game = {
    name: title,
    autoUpdate: 1,
    autoUpdateUrl: `${address}/cgs.json`,
    allCardsUrl: `${address}/AllCards.json`,
    cardImageUrl: `${address}/cards/{cardId}.{cardImageFileType}`,
    cardImageFileType: 'jpg',
    ...(back !== undefined && { cardBackImageUrl: `${address}/${back}` }),
    cardSize: { x: inches(widthMm), y: inches(heightMm) },
    cardPrimaryProperty: 'text',
    cardProperties: [
      { name: 'text', type: 'string', display: 'Text' },
      { name: 'copies', type: 'integer', display: 'Copies' },
    ],
  };
  return [
    { path: 'cgs.json', text: JSON.stringify(game, undefined, 2) },
    { path: 'AllCards.json', text: JSON.stringify(distinctCards(cards), undefined, 2) },
  ];
}

/** Cards with the same picture are one card to its players. */
function distinctCards(cards: readonly PlayCard[]): readonly object[] {
  const byId = new Map<string, { id: string; name: string; text: string; copies: number }>();
  for (const { front, title, text, copies } of cards) {
    const id = basename(front, extname(front));
    const known = byId.get(id);
    if (known === undefined) byId.set(id, { id, name: title, text, copies });
    else known.copies += copies;
  }
  return [...byId.values()];
}

function mostCommon(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

const inches = (mm: number): number => Math.round((mm / MM_PER_INCH) * 1000) / 1000;
