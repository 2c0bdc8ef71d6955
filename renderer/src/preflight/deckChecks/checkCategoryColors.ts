import { seenDifference, VISIONS, type Vision } from '../../color/vision.js';
import { counted } from '../../counted.js';
import type { HexColor } from '../../displayList.js';
import type { DeckPlan, PlannedCard } from '../../plan/planDeck.js';
import { bind } from '../../resolve/bindings.js';
import { colorKeyOf } from '../../resolve/colorKeyOf.js';
import type { ColorScheme } from '../../schema/colors/colorScheme.js';
import type { Category, Deck } from '../../schema/deck/deck.js';
import { translate } from '../../schema/deck/translate.js';
import { shownKinds } from '../content/unshownFields.js';
import type { DeckEdit, DeckFix } from '../fixes/deckFix.js';
import { DISTINCT_COLORS } from '../reference.js';
import type { Finding } from '../types.js';
import { deckFinding } from './placedCards.js';

/** Trying more assignments of colours to categories than these takes too long. */
const MOST_TRIES = 5_000;
const MOST_PAIRS = 4;

interface Coloured {
  readonly category: Category;
  readonly index: number;
  readonly key: string;
  /** Whether the title or icon of the category tells it from others as well. */
  readonly isNamed: boolean;
}

interface Confused {
  readonly one: Coloured;
  readonly other: Coloured;
  readonly visions: readonly Vision[];
}

const COLOURS = VISIONS.filter((vision) => vision !== 'greyscale');

/**
 * Finds categories whose colours look alike to people with a colour vision deficiency, or in a print without colours.
 * Categories with the same colour were given it on purpose. Where every face shows the title or the icon of its
 * category, colour is not the only means of telling them apart (WCAG 2.2, 1.4.1): then greys do not matter, and other
 * colours are a note.
 */
export function checkCategoryColors({ deck, scheme, cards }: DeckPlan): readonly Finding[] {
  const coloured = deck.categories.map((category, index) => ({
    category,
    index,
    key: colorKeyOf({ deck, category }),
    isNamed: isNamed(
      cards.find((each) => each.category === category),
      deck,
    ),
  }));
  const isNote = coloured.every((each) => each.isNamed);
  const colors = findingFor('category.colors', COLOURS, coloured, { deck, scheme });
  if (isNote) return colors.map((finding) => ({ ...finding, severity: 'info' }));
  return [...colors, ...findingFor('category.greys', ['greyscale'], coloured, { deck, scheme })];
}

/** Whether the front of a category's card shows its title or its icon. */
function isNamed(planned: PlannedCard | undefined, deck: Deck): boolean {
  if (planned === undefined) return true;
  const { card, category, language, templates } = planned;
  const input = { deck, card, category, language };
  const shown = shownKinds(input, [templates.front.json_config]);
  return ['category_title', 'category_icon'].some((kind) => shown.has(kind) && bind(kind, input).value !== '');
}

function findingFor(
  code: 'category.colors' | 'category.greys',
  visions: readonly Vision[],
  coloured: readonly Coloured[],
  { deck, scheme }: Pick<DeckPlan, 'deck' | 'scheme'>,
): readonly Finding[] {
  const pairs = pairsOf(coloured, visions, scheme);
  if (pairs.length === 0) return [];
  // A fix for greys must not make colours alike that people can tell apart now.
  const kept = code === 'category.greys' && pairsOf(coloured, COLOURS, scheme).length === 0 ? VISIONS : visions;
  const quickFix = otherColors(coloured, kept, scheme);
  const seen = visions.filter((vision) => pairs.some((pair) => pair.visions.includes(vision)));
  const names = pairs.slice(0, MOST_PAIRS).map(({ one, other }) => `${nameOf(one, deck)} and ${nameOf(other, deck)}`);
  const more = pairs.length > MOST_PAIRS ? `; and ${counted(pairs.length - MOST_PAIRS, 'more pair')}` : '';
  const message = `Colours of categories look alike ${visionWords(seen)}: ${names.join('; ')}${more}.`;
  return [deckFinding(code, message, { ...(quickFix && { quickFix }) })];
}

function pairsOf(coloured: readonly Coloured[], visions: readonly Vision[], scheme: ColorScheme): readonly Confused[] {
  return coloured.flatMap((one, index) =>
    coloured.slice(index + 1).flatMap((other): Confused[] => {
      const alike =
        one.key === other.key ? [] : visions.filter((vision) => areAlike(one.key, other.key, vision, scheme));
      return alike.length === 0 ? [] : [{ one, other, visions: alike }];
    }),
  );
}

function areAlike(one: string, other: string, vision: Vision, scheme: ColorScheme): boolean {
  const [first, second] = [colorOf(one, scheme), colorOf(other, scheme)];
  return first !== undefined && second !== undefined && seenDifference(first, second, vision) < DISTINCT_COLORS;
}

function colorOf(key: string, { category }: ColorScheme): HexColor | undefined {
  return Object.hasOwn(category, key) ? category[key] : undefined;
}

/** Other colours of the scheme for as few categories as possible; undefined if the scheme has none that help. */
function otherColors(
  coloured: readonly Coloured[],
  visions: readonly Vision[],
  scheme: ColorScheme,
): DeckFix | undefined {
  const keys = Object.keys(scheme.category);
  const own = [...new Set(coloured.map(({ key }) => key))];
  const known = new Map<string, boolean>();
  const conflict = (one: string, other: string): boolean => {
    const name = JSON.stringify([one, other]);
    const found = known.get(name) ?? visions.some((vision) => areAlike(one, other, vision, scheme));
    known.set(name, found);
    return found;
  };
  const chosen = assign(own, keys, conflict);
  if (chosen === undefined) return undefined;
  const edits = coloured.flatMap(({ category, index, key }): DeckEdit[] => {
    const value = chosen.get(key) ?? key;
    if (value === key) return [];
    const path = ['categories', index, 'primary_color_key'];
    return [{ type: 'set', path, before: category.primary_color_key, value }];
  });
  const count = edits.length === 1 ? 'one category' : `${edits.length} categories`;
  return { label: `Give ${count} another colour of the scheme`, edits, isChoice: true };
}

/** A new key for each of the present ones, so that none are in conflict, with as few changes as a short search finds. */
function assign(
  own: readonly string[],
  keys: readonly string[],
  conflict: (one: string, other: string) => boolean,
): ReadonlyMap<string, string> | undefined {
  for (let changes = 1; changes <= own.length; changes += 1) {
    let tries = MOST_TRIES;
    const search = (at: number, left: number, chosen: readonly string[]): readonly string[] | undefined => {
      const present = own[at];
      if (present === undefined) return chosen;
      const others = left > 0 ? keys.filter((key) => key !== present && !own.includes(key)) : [];
      for (const key of [present, ...others]) {
        tries -= 1;
        if (tries < 0) return undefined;
        if (chosen.includes(key) || chosen.some((each) => conflict(each, key))) continue;
        const found = search(at + 1, key === present ? left : left - 1, [...chosen, key]);
        if (found !== undefined) return found;
      }
      return undefined;
    };
    const found = search(0, changes, []);
    if (found !== undefined) return new Map(own.map((key, index) => [key, found[index] ?? key]));
  }
  return undefined;
}

function nameOf({ category, index }: Coloured, { default_language: language }: Deck): string {
  const title = translate(category.translations, 'title', language, language).value;
  return typeof title === 'string' && title !== '' ? `“${title}”` : `category ${index + 1}`;
}

function visionWords(visions: readonly Vision[]): string {
  if (visions.includes('normal')) return 'to everybody';
  if (visions.includes('greyscale')) return 'in a print without colours';
  const [last = '', ...others] = visions.toReversed();
  return `with ${others.length === 0 ? last : `${others.toReversed().join(', ')} or ${last}`}`;
}
