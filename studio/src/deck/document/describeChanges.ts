import { isServerKey, translate } from '@cardwright/renderer';
import isEqual from 'fast-deep-equal';
import type { Change } from '../../editing/types.js';
import { nameOfLanguage } from '../../languages/nameOfLanguage.js';
import { fieldWords } from '../../words/fieldNames.js';
import type { DeckDocument, TextOwner } from './types.js';

interface Thing {
  readonly id: string;
  readonly translations: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly [key: string]: unknown;
}

/** The merged deck, part by part: the deck itself, categories, cards. */
export function describeChanges(before: DeckDocument, after: DeckDocument): readonly Change[] {
  const language = after.default_language;
  const deck = differing('deck', headOf(before), headOf(after), language);
  const own = deck.length > 0 ? [{ id: after.id, what: 'The deck itself', details: deck.join(', ') }] : [];
  return [
    ...own,
    ...ofList('category', before.categories.map(headOf), after.categories.map(headOf), language),
    ...ofList('card', cardsOf(before), cardsOf(after), language),
  ];
}

function ofList(
  kind: TextOwner,
  before: readonly Thing[],
  after: readonly Thing[],
  language: string,
): readonly Change[] {
  const old = new Map(before.map((thing) => [thing.id, thing]));
  const present = new Set(after.map(({ id }) => id));
  const changed = after.flatMap((thing): Change[] => {
    const was = old.get(thing.id);
    if (was === undefined) return [{ id: thing.id, what: `New ${kind}: ${nameOf(thing, language)}`, details: '' }];
    const fields = was === thing ? [] : differing(kind, was, thing, language);
    return fields.length === 0 ? [] : [{ id: thing.id, what: nameOf(thing, language), details: fields.join(', ') }];
  });
  const gone = before.filter(({ id }) => !present.has(id));
  const deleted = gone.map((thing) => ({
    id: thing.id,
    what: `Deleted ${kind}: ${nameOf(thing, language)}`,
    details: '',
  }));
  return [...changed, ...deleted];
}

function differing(owner: TextOwner, before: Thing, after: Thing, main: string): readonly string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  const plain = [...keys]
    .filter((key) => key !== 'id' && key !== 'translations' && !isServerKey(key) && !isEqual(before[key], after[key]))
    .map((key) => fieldWords(key, owner));
  const languages = new Set([...Object.keys(before.translations), ...Object.keys(after.translations)]);
  const texts = [...languages].flatMap((code) => {
    const [old, now] = [before.translations[code], after.translations[code]];
    const fields = [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])];
    const changed = fields.filter(
      (field) => field !== 'language_code' && !isEqual(written(old?.[field]), written(now?.[field])),
    );
    const name = nameOfLanguage(code, 'en');
    const suffix = code === main ? '' : ` (${name})`;
    const words = changed.map((field) => fieldWords(field, owner) + suffix);
    if (owner !== 'deck' || (old === undefined) === (now === undefined)) return words;
    return [`${name} ${old === undefined ? 'added' : 'removed'}`, ...words];
  });
  return [...texts, ...plain];
}

/** An empty list, such as the tags of a new language, says as little as no text. */
function written(value: unknown): unknown {
  return value === undefined || (Array.isArray(value) && value.length === 0) ? '' : value;
}

function headOf({
  categories: _categories,
  cards: _cards,
  ...head
}: object & { categories?: unknown; cards?: unknown }): Thing {
  return head as Thing;
}

function cardsOf(deck: DeckDocument): readonly Thing[] {
  return deck.categories.flatMap(({ id, cards }) => cards.map((card) => ({ ...card, category: id })));
}

function nameOf({ translations }: Thing, language: string): string {
  const { value } = translate(translations, 'title', language, language);
  return typeof value === 'string' ? value : 'without a title';
}
