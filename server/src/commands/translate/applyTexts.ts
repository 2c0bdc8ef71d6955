import { parseDeckPatch } from '@cardwright/renderer';
import { requireParsed } from '../../requireParsed.js';
import { presentDeck } from '../../presenters/deck.js';
import type { DeckTree, Texts } from '../../queries/decks/rows.js';
import type { DeckPatch } from '../../bodies/readDeckPatch.js';
import type { Selection } from '../../contract/ai.js';
import { sourcesOf, stateOf, type TextState } from './selectTexts.js';
import { entitiesOf, hashText, SOURCES_KEY, unitsOf, valueOf, type TextUnit } from './textUnits.js';

export interface MadeText {
  readonly item: TextUnit;
  readonly text: string;
}

interface Applied {
  /** Contains the tree's version, so that nothing is overwritten silently. undefined if there is nothing to save. */
  readonly patch: DeckPatch | undefined;
  readonly count: number;
}

type Translations = Readonly<Record<string, Texts>>;

/**
 * Turns translations into a change of the current deck. Leaves out texts whose source changed, and translations that
 * someone wrote in the meantime.
 */
export function applyTexts(
  tree: DeckTree,
  made: readonly MadeText[],
  { from, to, selection }: { from: string; to: string; selection: Selection },
): Applied {
  const byEntity = groupByEntity(made);
  const changed = new Map<string, Translations>();
  let count = 0;
  for (const [kind, entity] of entitiesOf(tree)) {
    const key = `${kind} ${entity.id}`;
    const current = new Map(unitsOf(kind, entity, from).map((unit) => [unit.field, unit]));
    const fitting = (byEntity.get(key) ?? []).filter(({ item }) => {
      const now = current.get(item.field);
      return now?.text === item.text && isWanted(stateOf(item, entity.translations[to]), selection);
    });
    if (fitting.length === 0) continue;
    count += fitting.length;
    changed.set(key, { ...entity.translations, [to]: withTexts(entity.translations[to], to, fitting) });
  }
  return { patch: count === 0 ? undefined : toPatch(tree, changed), count };
}

function groupByEntity(made: readonly MadeText[]): Map<string, MadeText[]> {
  const groups = new Map<string, MadeText[]>();
  for (const each of made) {
    const key = `${each.item.entity} ${each.item.entityId}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return groups;
}

function isWanted(state: TextState, selection: Selection): boolean {
  return selection === 'all' || state === 'missing' || (selection === 'missing-or-changed' && state === 'changed');
}

function withTexts(before: Texts | undefined, language: string, made: readonly MadeText[]): Texts {
  const values = Object.fromEntries(made.map(({ item, text }) => [item.field, valueOf(item.field, text)]));
  const sources = Object.fromEntries(
    made.map(({ item, text }) => [item.field, { source: hashText(item.text), made: hashText(text) }]),
  );
  return {
    ...before,
    ...values,
    language_code: language,
    [SOURCES_KEY]: { ...sourcesOf(before), ...sources },
  };
}

function toPatch(tree: DeckTree, changed: ReadonlyMap<string, Translations>): DeckPatch {
  const { categories } = presentDeck({
    ...tree,
    categories: tree.categories.map((row) => withChange(row, 'category', changed)),
    cards: tree.cards.map((row) => withChange(row, 'card', changed)),
  });
  const translations = changed.get(`deck ${tree.deck.id}`);
  const { version, default_language } = tree.deck;
  // Parsed like any other change, so that a new language also gets its empty texts.
  const given = { default_language, categories, ...(translations !== undefined && { translations }) };
  return { version, ...requireParsed(parseDeckPatch(given)) };
}

function withChange<T extends { id: string; translations: Translations }>(
  row: T,
  kind: 'category' | 'card',
  changed: ReadonlyMap<string, Translations>,
): T {
  return { ...row, translations: changed.get(`${kind} ${row.id}`) ?? row.translations };
}
