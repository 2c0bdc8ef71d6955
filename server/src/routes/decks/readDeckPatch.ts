import { parseDeckPatch, type Parsed, type Problem } from '@cardwright/renderer';
import { version } from '../../contract/values.js';
import type { DeckPatch } from '../../commands/decks/saveDeck.js';

/** What an editor sends: fields of the deck, and either everything in it or the cards that changed. */
export function readDeckPatch(input: unknown): Parsed<DeckPatch> {
  const asDeck = withCardsInside(input);
  if (asDeck === undefined)
    return refused(
      'cards',
      'expected `categories` or `cards`, not both: the one is everything, the other a part of it',
    );
  const parsed = parseDeckPatch(asDeck, { keepTemporaryIds: true });
  if (!parsed.ok) return hasCards(input) ? { ...parsed, problems: parsed.problems.map(outside) } : parsed;
  const { value } = parsed;
  if (value.version !== undefined && !version.safeParse(value.version).success)
    return refused('version', 'expected the version that the answer before carried, a whole number');
  if (!hasCards(input)) return parsed;
  const { categories, ...fields } = value;
  return { ...parsed, value: { ...fields, cards: categories?.[0]?.cards ?? [] } };
}

/** Cards alone are read as those of a category, so that they are read as all cards are. */
function withCardsInside(input: unknown): unknown {
  if (!hasCards(input)) return input;
  if ('categories' in input) return undefined;
  const { cards, ...fields } = input;
  return { ...fields, categories: [{ cards }] };
}

function hasCards(input: unknown): input is Record<string, unknown> & { cards: unknown } {
  return typeof input === 'object' && input !== null && Object.hasOwn(input, 'cards');
}

function outside(problem: Problem): Problem {
  return { ...problem, path: problem.path.replace(/^categories\[0\]\.?/, '') };
}

function refused(path: string, message: string): Parsed<DeckPatch> {
  return { ok: false, problems: [{ code: 'schema.invalid_type', severity: 'error', path, message }] };
}
