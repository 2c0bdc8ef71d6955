import { CardwrightError, UUID, type Deck } from '@cardwright/renderer';
import { unpackJson } from '../commands/decks/packJson.js';
import { presentColorScheme, presentTemplate } from '../presenters/designs.js';
import { readDesigns } from '../queries/decks/readDesigns.js';
import { listVersions, readVersion } from '../queries/decks/deckVersions.js';
import type { Executor } from '../queries/executor.js';
import { readSnapshot } from '../queries/exports/orderExport.js';
import { readExport } from '../queries/exports/readExports.js';
import { unpackSnapshot, type DeckSnapshot } from './snapshotDeck.js';

interface Asked {
  readonly deckId: string;
  readonly userId: string;
  /** A version of the deck, or the id of an earlier export. */
  readonly since: string;
  /** The deck as it is. */
  readonly now: DeckSnapshot;
}

/**
 * A deck as it was at a kept version, with the designs that it has now, or exactly as it was exported.
 * @throws CardwrightError at `options.since` if there is no such version or export
 */
export async function readSince(executor: Executor, asked: Asked): Promise<DeckSnapshot> {
  const since = asked.since.trim();
  if (/^\d{1,9}$/.test(since)) return versionOf(executor, asked, Number(since));
  if (UUID.test(since)) return exportOf(executor, asked, since.toLowerCase());
  throw refused(
    `“${since}” is neither a version nor an export.`,
    'Use the number of a version or the id of an earlier export of this deck.',
  );
}

async function versionOf(executor: Executor, { deckId, now }: Asked, version: number): Promise<DeckSnapshot> {
  // The current version is kept once another one replaces it.
  if (version === now.version) return now;
  const row = await readVersion(executor, deckId, version);
  if (row === undefined) throw await notKept(executor, deckId, version);
  // Written by `keepVersion` from a deck that had been validated.
  const deck = JSON.parse((await unpackJson(row.content)).toString()) as Deck;
  const designs = await readDesigns(executor, templateIds(deck), deck.color_scheme_id);
  const known = new Set(designs.templates.map(({ id }) => id));
  return {
    deck: withoutDeleted(deck, known),
    templates: designs.templates.map(presentTemplate),
    color_scheme: designs.color_scheme === null ? null : presentColorScheme(designs.color_scheme),
  };
}

async function exportOf(executor: Executor, { deckId, userId }: Asked, id: string): Promise<DeckSnapshot> {
  const row = await readExport(executor, id);
  const packed = row?.deck_id === deckId && row.user_id === userId ? await readSnapshot(executor, id) : undefined;
  if (packed === undefined)
    throw refused('This export of the deck is no longer kept.', 'Choose a newer export, or a version of the deck.');
  const { since: _since, ...snapshot } = unpackSnapshot(packed);
  return snapshot;
}

async function notKept(executor: Executor, deckId: string, version: number): Promise<CardwrightError> {
  const kept = (await listVersions(executor, deckId)).slice(0, 10).map((each) => each.version);
  return refused(
    `Version ${version} of the deck is not kept.`,
    kept.length === 0
      ? 'No earlier version is kept yet. Leave this out to export all cards.'
      : `These versions are kept, among others: ${kept.join(', ')}.`,
  );
}

function refused(message: string, fix: string): CardwrightError {
  return new CardwrightError('option.refused', message, { path: 'options.since', fix });
}

type Designed = Pick<Deck, 'front_template_id' | 'back_template_id'>;

function templateIds(deck: Deck): string[] {
  const owners: readonly Designed[] = [deck, ...deck.categories, ...deck.categories.flatMap(({ cards }) => cards)];
  const ids = owners.flatMap(({ front_template_id: front, back_template_id: back }) => [front, back]);
  return [...new Set(ids.filter((id) => id !== null))];
}

/** Where a template is gone, the deck's usual one is compared. */
function withoutDeleted(deck: Deck, known: ReadonlySet<string>): Deck {
  const clean = <T extends Designed>(owner: T): T => ({
    ...owner,
    front_template_id: known.has(owner.front_template_id ?? '') ? owner.front_template_id : null,
    back_template_id: known.has(owner.back_template_id ?? '') ? owner.back_template_id : null,
  });
  const categories = deck.categories.map((category) => ({ ...clean(category), cards: category.cards.map(clean) }));
  return { ...clean(deck), categories };
}
