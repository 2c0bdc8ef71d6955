import { translate } from '../../schema/deck/translate.js';
import type { Card, Category } from '../../schema/index.js';
import { UUID } from '../../schema/values/uuid.js';
import { withLineFeeds } from '../rowToCard.js';
import type { CardMatch } from './matchCards.js';
import type { TableField } from './tableField.js';
import type { ChangedCard, DeckUpdate, FieldChange } from './types.js';

/** A card and the index of its category. */
export interface PlacedCard {
  readonly card: Card;
  readonly home: number;
}

export interface Comparison {
  /** The cards of the deck, and of the table's rows. */
  readonly old: readonly PlacedCard[];
  readonly next: readonly PlacedCard[];
  readonly match: CardMatch;
  readonly fields: readonly TableField[];
  readonly categories: readonly Category[];
  /** The deck's language, for titles. */
  readonly language: string;
}

/** Compares cards with rows: which are added, changed, removed or unchanged. */
export function compareCards(comparison: Comparison): Pick<DeckUpdate, 'added' | 'changed' | 'removed' | 'unchanged'> {
  const { old, next, match, language, categories } = comparison;
  const entry = ({ card, home }: PlacedCard, key: string): { key: string; title: string; category: string } => ({
    key,
    title: titleOf(card, language),
    category: titleOf(categories[home], language),
  });
  const changed = match.pairs.flatMap(([index, row]): ChangedCard[] => {
    const [before, after] = [old[index], next[row]];
    const change = before && after && changeOf(before, after, comparison);
    return change ? [{ ...entry(before, `changed ${index}`), index, ...change }] : [];
  });
  return {
    added: match.added.flatMap((row) => {
      const one = next[row];
      return one === undefined ? [] : [{ ...entry(one, `added ${row}`), ...one, row }];
    }),
    changed,
    removed: match.removed.flatMap((index) => {
      const one = old[index];
      return one === undefined ? [] : [{ ...entry(one, `removed ${index}`), index }];
    }),
    unchanged: match.pairs.length - changed.length,
  };
}

/** @returns undefined if nothing changes */
function changeOf(
  before: PlacedCard,
  after: PlacedCard,
  { fields, categories, language }: Comparison,
): Pick<ChangedCard, 'card' | 'changes' | 'home'> | undefined {
  const ofTable = differences(before.card, after.card, fields);
  const differing = [...ofTable, ...focusOfOldPicture(before.card, ofTable, fields)];
  const [from, to] = [before.home, after.home].map((home) => titleOf(categories[home], language)) as [string, string];
  // Rows without a category are in one without a title.
  const isMoved = after.home !== before.home && to !== '';
  if (differing.length === 0 && !isMoved) return undefined;
  return {
    card: differing.reduce((card, { copy }) => copy(card, after.card), before.card),
    changes: [
      ...differing.map(({ copy: _copy, ...change }) => change),
      ...(isMoved ? [{ field: 'category', before: from, after: to }] : []),
    ],
    ...(isMoved && { home: after.home }),
  };
}

function titleOf(entity: Card | Category | undefined, language: string): string {
  const { value } = translate(entity?.translations ?? {}, 'title', language, language);
  return typeof value === 'string' ? value : '';
}

interface Difference extends FieldChange {
  readonly copy: TableField['copy'];
}

function differences(before: Card, after: Card, fields: readonly TableField[]): readonly Difference[] {
  return fields.flatMap(({ name, read, copy }) => {
    const [one, other] = [read(before), read(after)];
    return withLineFeeds(one) === withLineFeeds(other) || name === 'id' || isSame(name, one, other)
      ? []
      : [{ field: name, before: one, after: other, copy }];
  });
}

/** A new picture has no focus point, unless the table has a column for it. */
function focusOfOldPicture(
  { illustration_focus: focus }: Card,
  differing: readonly Difference[],
  fields: readonly TableField[],
): readonly Difference[] {
  const field = 'illustration_focus';
  if (focus === null || fields.some(({ name }) => name === field)) return [];
  if (!differing.some((each) => each.field === 'illustration')) return [];
  return [{ field, before: focus, after: '', copy: (card) => ({ ...card, [field]: null }) }];
}

/** What a server made of a file's reference: an uploaded picture has an address, and a template has an id. */
function isSame(field: string, before: string, after: string): boolean {
  if (field.endsWith('_template_id')) return UUID.test(before) && !UUID.test(after) && after !== '';
  return field === 'illustration' && after !== '' && isAddress(before) && !isAddress(after);
}

function isAddress(picture: string): boolean {
  return /^(data|https?):/i.test(picture) || picture.startsWith('/');
}
