import { DECK_SCHEMA_VERSION, DEFAULT_CARD_ICON, parseDeckFile, type DeckFile } from '@cardwright/renderer';
import { askJson } from './askJson.js';
import { deckDraftAnswer, deckDraftPrompt, type DeckDraftAnswer, type DeckDraftWish } from './prompts/deckDraft.js';
import { toIconName } from './toIconName.js';
import type { TextModel } from './types.js';

const TOKENS_A_CARD = 350;
const CATEGORY_ICON = 'lucide:layers';

/**
 * Drafts a whole deck from a brief, as a valid deck file that is not stored anywhere.
 * @throws HttpProblem `upstream`
 */
export async function draftDeck(
  model: TextModel,
  wish: DeckDraftWish & { readonly worldId: string | null },
  signal: AbortSignal,
): Promise<DeckFile> {
  const answer = await askJson(model, {
    name: 'deck_draft',
    ...deckDraftPrompt(wish),
    answer: deckDraftAnswer,
    maxTokens: 800 + wish.categories * 150 + wish.categories * wish.cardsPerCategory * TOKENS_A_CARD,
    signal,
    faultsOf: (given) => faultsOf(given, wish),
  });
  const parsed = parseDeckFile(toFile(trim(answer, wish), wish.language, wish.worldId));
  if (!parsed.ok) throw new Error(`The drafted deck is invalid: ${parsed.problems[0]?.message ?? ''}`);
  return parsed.value;
}

/** Checks what every deck needs; fewer cards than requested are acceptable. */
function faultsOf({ title, description, categories }: DeckDraftAnswer, wish: DeckDraftWish): readonly string[] {
  const faults = [];
  if (title.trim() === '') faults.push('The deck has no title.');
  if (description.trim() === '') faults.push('The deck has no description.');
  if (categories.length * 2 < wish.categories)
    faults.push(`There are only ${categories.length} of ${wish.categories} categories.`);
  if (categories.some((category) => category.title.trim() === '' || category.cards.length === 0))
    faults.push('Every category needs a title and cards.');
  if (categories.some(({ cards }) => cards.some((card) => card.title.trim() === '')))
    faults.push('Every card needs a title.');
  const texts = [
    title,
    description,
    ...categories.flatMap((each) => [each.title, each.description, ...each.cards.flatMap(textsOf)]),
  ];
  if (texts.some((text) => text.length > MAX_TEXT)) faults.push('A text is far too long.');
  return faults;
}

const MAX_TEXT = 8_000;

type DraftCard = DeckDraftAnswer['categories'][number]['cards'][number];

function textsOf({ title, one_liner, primary_text, description }: DraftCard): readonly string[] {
  return [title, one_liner, primary_text, description];
}

/** Cuts the answer to the requested numbers. */
function trim(answer: DeckDraftAnswer, { categories, cardsPerCategory }: DeckDraftWish): DeckDraftAnswer {
  const kept = answer.categories.slice(0, categories);
  return { ...answer, categories: kept.map((each) => ({ ...each, cards: each.cards.slice(0, cardsPerCategory) })) };
}

function toFile({ categories, tags, ...texts }: DeckDraftAnswer, language: string, worldId: string | null): object {
  const inLanguage = (values: object): object => ({ [language]: { language_code: language, ...values } });
  return {
    schema_version: DECK_SCHEMA_VERSION,
    status: 'draft',
    default_language: language,
    world_id: worldId,
    translations: inLanguage({
      ...texts,
      short_description: texts.short_description.slice(0, 500),
      tags: tags
        .map((tag) => tag.trim().slice(0, 50))
        .filter(Boolean)
        .slice(0, 8),
    }),
    categories: categories.map(({ title, description, icon, cards }) => ({
      icon: toIconName(icon, CATEGORY_ICON),
      translations: inLanguage({ title, description }),
      cards: cards.map(({ icon: cardIcon, ...card }) => ({
        icon: toIconName(cardIcon, DEFAULT_CARD_ICON),
        translations: inLanguage(card),
      })),
    })),
  };
}
