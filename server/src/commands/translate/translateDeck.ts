import { LIMITS } from '@cardwright/renderer';
import type { MemberCaller } from '../../caller.js';
import type { TextModel } from '../../ai/types.js';
import type { Selection, TranslatedDeck } from '../../contract/ai.js';
import { HttpProblem, invalid, staleVersion } from '../../errors.js';
import { requireText } from '../../ai/requireText.js';
import type { GlossaryEntry } from '../../ai/prompts/translate.js';
import { translateTexts, type TranslationProgress } from '../../ai/translate/translateTexts.js';
import { canWriteDeck } from '../../policies/decks.js';
import { readDeckTree } from '../../queries/decks/readDeck.js';
import type { DeckTree } from '../../queries/decks/rows.js';
import type { Services } from '../../services.js';
import { deckRefusal } from '../decks/deckRefusal.js';
import { saveDeck } from '../decks/saveDeck.js';
import { applyTexts, type MadeText } from './applyTexts.js';
import { selectTexts } from './selectTexts.js';
import { textOf, type TextUnit } from './textUnits.js';

/** The maximum number of texts per call; the next call continues. */
const MAX_TEXTS = 2_000;
/** Attempts to save while others save at the same time. */
const SAVES = 5;

export interface TranslationOrder {
  /** Defaults to the deck's default language. */
  readonly from?: string | undefined;
  readonly to: string;
  readonly glossary: readonly GlossaryEntry[];
  readonly texts: Selection;
  /** The version that the caller has seen. */
  readonly version?: number | undefined;
}

type Rooms = Pick<Services, 'ai' | 'database' | 'clock' | 'deckContents' | 'limits' | 'log' | 'saves'>;

interface Watch {
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: TranslationProgress) => void;
}

/** A deck and a validated translation order. */
export interface PlannedTranslation {
  readonly tree: DeckTree;
  readonly model: TextModel;
  readonly order: TranslationOrder & { readonly from: string };
}

/**
 * Checks everything that can be checked before the work starts.
 * @throws HttpProblem 403, 404, 409 `stale-version`, 422, 429, 501
 */
export async function planTranslation(
  services: Rooms,
  caller: MemberCaller,
  deckId: string,
  order: TranslationOrder,
): Promise<PlannedTranslation> {
  const tree = await readOwn(services, caller, deckId);
  const { version } = tree.deck;
  if (order.version !== undefined && order.version !== version) throw staleVersion('This deck', version);
  const from = order.from ?? tree.deck.default_language;
  assertLanguage(tree, from, order.to);
  const model = await requireText(services, caller);
  return { tree, model, order: { ...order, from } };
}

/**
 * Translates the selected texts of a deck and saves them as one new version. No transaction is open while the model
 * works; if someone saves meanwhile, translations that still apply are added to their version.
 * @throws HttpProblem 404 and 422 if the changed deck can no longer be saved; 502
 */
export async function translateDeck(
  services: Rooms,
  caller: MemberCaller,
  { tree, model, order }: PlannedTranslation,
  watch: Watch,
): Promise<TranslatedDeck> {
  const { from, to, glossary, texts: selection } = order;
  const { units, outdated } = selectTexts(tree, from, to, selection);
  const chosen = units.slice(0, MAX_TEXTS);
  const wish = { from, to, glossary, about: aboutDeck(tree, from) };
  const { done, failed } = await translateTexts(model, wish, chosen, watch);
  const saved = await saveTexts(services, caller, tree, done, { from, to, selection });
  return {
    deck_id: tree.deck.id,
    ...saved,
    language: to,
    overtaken: done.length - saved.translated,
    remaining: units.length - chosen.length,
    failed: failed.map(({ item, reason }) => ({ ...placeOf(item), reason })),
    outdated: outdated.map(placeOf),
  };
}

function assertLanguage({ deck }: DeckTree, from: string, to: string): void {
  const fault = (message: string, fix: string): HttpProblem => invalid([{ path: 'language', message, fix }]);
  if (from === to) throw fault('The target language must differ from the source language.', 'Choose another language.');
  const known = Object.keys(deck.translations);
  if (!known.includes(to) && known.length >= LIMITS.languages)
    throw fault(`A deck can have at most ${LIMITS.languages} languages.`, 'Remove one first.');
}

async function readOwn({ database }: Rooms, caller: MemberCaller, id: string): Promise<DeckTree> {
  const tree = await readDeckTree(database.knex, id);
  if (tree?.deck.deleted_at !== null || !canWriteDeck(caller, tree.deck)) throw deckRefusal(caller, tree?.deck);
  return tree;
}

/** Saves into the current deck; if someone saves in between, tries again on top of their version. */
async function saveTexts(
  services: Rooms,
  caller: MemberCaller,
  first: DeckTree,
  made: readonly MadeText[],
  languages: { from: string; to: string; selection: Selection },
): Promise<{ version: number; translated: number }> {
  let tree = first;
  for (let attempt = 1; ; attempt += 1) {
    const { patch, count } = applyTexts(tree, made, languages);
    if (patch === undefined) return { version: tree.deck.version, translated: 0 };
    try {
      const saved = await saveDeck(services, caller, tree.deck.id, patch);
      return { version: saved.tree.deck.version, translated: count };
    } catch (error) {
      const isOvertaken = error instanceof HttpProblem && error.kind === 'stale-version';
      if (!isOvertaken || attempt >= SAVES) throw error;
      tree = await readOwn(services, caller, tree.deck.id);
    }
  }
}

function aboutDeck({ deck }: DeckTree, language: string): string {
  const texts = deck.translations[language];
  return [textOf(texts, 'title'), textOf(texts, 'short_description')].filter(Boolean).join(': ').slice(0, 500);
}

function placeOf({ entity, entityId, field }: TextUnit): TranslatedDeck['outdated'][number] {
  return { entity, id: entityId, field };
}
