import { expect } from 'vitest';
import { z } from 'zod';
import type { PackageFiles } from './packageFiles.js';
import { fileAt } from './readTabletopSimulator.js';

const line = z.string().regex(/^\S(?:.*\S)?$/);
const startDeck = z.strictObject({ name: line, url: z.url() });
const property = z.strictObject({ name: z.string(), type: z.enum(['string', 'integer']), display: z.string() });
/** The keys of its schema that a deck uses (finol-digital/FinolDigital.Cgs.Json, schema/cgs.json). */
const game = z.strictObject({
  name: line,
  autoUpdate: z.int(),
  autoUpdateUrl: z.url(),
  allCardsUrl: z.url(),
  cardImageUrl: z.string().includes('{cardId}'),
  cardImageFileType: z.literal('jpg'),
  cardBackImageUrl: z.url().optional(),
  cardBackImageFileType: z.literal('jpg'),
  cardBackFaceImageUrls: z.array(z.strictObject({ id: z.string().min(1), url: z.url() })),
  cardNameIsUnique: z.literal(false),
  cardSize: z.strictObject({ x: z.number().positive(), y: z.number().positive() }),
  cardPrimaryProperty: z.string(),
  cardProperties: z.array(property),
  setNameDefault: line,
  deckFileType: z.literal('txt'),
  deckFileTxtId: z.literal('id'),
  deckUrls: z.array(startDeck).min(1),
  gameStartDecks: z.array(startDeck).min(1),
});
const cards = z.array(
  z.strictObject({
    id: z.string().regex(/^[^.\s[\]]+$/),
    name: line,
    text: z.string(),
    copies: z.int().min(1),
    backs: z.array(z.string()).min(1),
  }),
);

/**
 * Loads a game as Card Game Simulator does: a card with another back than the usual one is known by the ids of both.
 * @returns the titles of the cards in the deck that a new game loads
 */
export async function readCardGameSimulator(files: PackageFiles, address: string): Promise<readonly string[]> {
  const loaded = files.json('cgs.json', game);
  const known = files.json(fileAt(loaded.allCardsUrl, address), cards);
  expect(new Set(known.map(({ id }) => id)).size).toBe(known.length);
  expect(loaded.cardProperties.map(({ name }) => name)).toContain(loaded.cardPrimaryProperty);
  if (loaded.cardBackImageUrl !== undefined) await files.picture(fileAt(loaded.cardBackImageUrl, address));
  for (const { url } of loaded.cardBackFaceImageUrls) await files.picture(fileAt(url, address));
  const backs = new Set(['', ...loaded.cardBackFaceImageUrls.map(({ id }) => id)]);
  const named = new Map<string, string>();
  for (const { id, name, backs: own } of known) {
    const url = loaded.cardImageUrl.replace('{cardId}', id).replace('{cardImageFileType}', loaded.cardImageFileType);
    await files.picture(fileAt(url, address));
    for (const back of own) {
      expect(backs).toContain(back);
      named.set(back === '' ? id : `${id}.${back}`, name);
    }
  }
  const [start] = loaded.gameStartDecks;
  const lines = files
    .text(fileAt(start?.url ?? '', address))
    .trimEnd()
    .split('\n');
  return lines.flatMap((text) => {
    const [, count = '', id = '', name = ''] = /^(\d+) \[([^\]\s]+)\] (.+)$/.exec(text) ?? [];
    expect(named.get(id), text).toBe(name);
    return Array<string>(Number(count)).fill(name);
  });
}
