import { cardTexts, changedFields, fieldLabel, type Card, type ChangedField } from '@cardwright/renderer';
import type { CardPage } from '../../contract/cardPages.js';
import { notFound } from '../../errors.js';
import { isPublicDeck } from '../../policies/decks.js';
import { faceRatio } from '../../presenters/faceRatio.js';
import { saidKeys } from '../../presenters/saidKeys.js';
import { utc } from '../../presenters/utc.js';
import { type CardState, readCardStates } from '../../queries/decks/cardHistory.js';
import { findCardByCode } from '../../queries/decks/findByShortCode.js';
import { readShownCard } from '../../queries/decks/readShownCard.js';
import type { CardRow } from '../../queries/decks/rows.js';
import type { Services } from '../../services.js';
import { contentOfCard } from './keepCardStates.js';

const FIELD = 'field:';

/**
 * The page of a public deck's card, as everybody may see it.
 * @param printed the version that the visitor's print carries
 * @throws HttpProblem 404
 */
export async function answerCardPage(
  { database: { knex } }: Pick<Services, 'database'>,
  code: string,
  printed: number | undefined,
): Promise<CardPage> {
  const found = await findCardByCode(knex, code);
  const shown = found && (await readShownCard(knex, found.deck_id, found.id));
  const card = shown?.card ?? undefined;
  if (found === undefined || shown === undefined || card === undefined || !isPublicDeck(shown.deck))
    throw notFound('Card');
  const { deck, category, templates } = shown;
  const states = await readCardStates(knex, card.id);
  const templateOf = (side: 'front_template_id' | 'back_template_id') =>
    templates.find(({ id }) => id === (card[side] ?? category?.[side] ?? deck[side]));
  const front = templateOf('front_template_id');
  const changed = states.length > 1 ? states.at(-1) : undefined;
  return {
    card: {
      id: card.id,
      number: found.number,
      translations: card.translations,
      card_number: card.card_number,
      attribution: card.attribution,
      fields: card.fields,
    },
    deck: {
      id: deck.id,
      version: deck.version,
      updated_at: utc(deck.updated_at),
      default_language: deck.default_language,
      translations: deck.translations,
      author: found.author,
      card_count: found.card_count,
      allows_download: deck.allows_download,
      ratio: faceRatio(deck.size, front?.ratio),
      said: saidKeys(front?.json_config, templateOf('back_template_id')?.json_config),
    },
    changed_at: changed === undefined ? null : utc(changed.changed_at),
    printed: printed === undefined || printed > deck.version ? null : comparePrint(printed, states, card, deck.extra),
  };
}

/** What a card said at a version of its deck: the last state until then, or the first that is known. */
export function stateAt(states: readonly CardState[], version: number): CardState | undefined {
  return states.findLast((state) => state.version <= version) ?? states[0];
}

/** Tells what has changed since a card was printed. Texts that were never public are compared, but not shown. */
function comparePrint(
  version: number,
  states: readonly CardState[],
  card: CardRow,
  extra: object,
): CardPage['printed'] {
  const state = stateAt(states, version);
  const fields =
    state === undefined ? [] : changedFields(asCard(state.content, card), asCard(contentOfCard(card), card));
  const isShown = state?.was_public ?? false;
  const next = states.find((each) => each.version > version);
  return {
    version,
    has_changed: fields.length > 0,
    changed_at: fields.length === 0 || next === undefined ? null : utc(next.changed_at),
    fields: isShown ? fields.map((field) => ({ ...field, ...labelOf(field, extra) })) : [],
    is_shown: isShown && fields.length > 0,
  };
}

/** A value of the deck's own has the deck's label, in every language; the names of other fields are fixed. */
function labelOf({ name, language }: ChangedField, deck: object): { readonly label?: string } {
  if (name.startsWith(FIELD)) return { label: fieldLabel(deck, name.slice(FIELD.length)) };
  return language === undefined || Object.hasOwn(cardTexts, name) ? {} : { label: fieldLabel(deck, name) };
}

/** A card to compare: the keys that nobody sees on a card are the same on both sides. */
function asCard(content: CardState['content'], { id }: CardRow): Card {
  return { ...content, id, position: '', copies: 1 };
}
