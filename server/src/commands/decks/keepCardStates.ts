import { isPublicDeck } from '../../policies/decks.js';
import { type CardContent, insertCardStates, publishCardStates } from '../../queries/decks/cardHistory.js';
import type { CardRow, DeckTree } from '../../queries/decks/rows.js';
import type { Services } from '../../services.js';
import { mapInPortions } from '../../mapInPortions.js';
import { isSameJson } from './isSameJson.js';

/**
 * Keeps what changed cards said and say, for the pages of printed cards. A failure is logged: the save itself has
 * succeeded.
 */
export async function keepCardStates(
  { database: { knex }, log }: Pick<Services, 'database' | 'log'>,
  { before, after }: { readonly before: DeckTree; readonly after: DeckTree },
): Promise<void> {
  const { id } = after.deck;
  const cards = await changedCards(before, after);
  try {
    if (cards.length > 0)
      await insertCardStates(knex, { deckId: id, cards, before: stateOf(before), after: stateOf(after) });
    if (isPublicDeck(after.deck) && !isPublicDeck(before.deck)) await publishCardStates(knex, id);
  } catch (error) {
    log.error({ err: error, deck: id }, 'could not keep the history of cards');
  }
}

/** What is printed of a card. */
export function contentOfCard(row: CardRow): CardContent {
  return {
    translations: row.translations,
    icon: row.icon,
    illustration: row.illustration,
    illustration_alt: row.illustration_alt,
    illustration_focus: row.illustration_focus,
    art_seed: row.art_seed,
    front_template_id: row.front_template_id,
    back_template_id: row.back_template_id,
    primary_color_key: row.primary_color_key,
    card_number: row.card_number,
    attribution: row.attribution,
    fields: row.fields,
  };
}

async function changedCards(before: DeckTree, after: DeckTree) {
  const old = new Map(before.cards.map((row) => [row.id, row]));
  const changes = await mapInPortions(after.cards, (row) => {
    const was = old.get(row.id);
    if (was === undefined || was === row) return [];
    const [then, now] = [contentOfCard(was), contentOfCard(row)];
    return isSameJson(then, now) ? [] : [{ card_id: row.id, before: then, after: now }];
  });
  return changes.flat();
}

function stateOf({ deck }: DeckTree) {
  return { version: deck.version, savedAt: new Date(deck.updated_at), isPublic: isPublicDeck(deck) };
}
