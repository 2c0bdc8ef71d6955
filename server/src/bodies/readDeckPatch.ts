import type { Parsed, Problem } from '@cardwright/renderer';
import { parseDeckPatch, type Card, type DeckFile } from '@cardwright/renderer/schema';
import { version } from '../contract/values.js';

/** A change: any of the deck's own fields and designs; with `categories`, its whole content. */
export type DeckPatch = Partial<DeckFile> & {
  readonly version?: number;
  /** Changes only these cards, which keep their positions; cannot be combined with `categories`. */
  readonly cards?: readonly Card[];
};

/** Reads an editor's input: fields of the deck, and either its whole content or the changed cards. */
export function readDeckPatch(input: unknown): Parsed<DeckPatch> {
  const asDeck = withCardsInside(input);
  if (asDeck === undefined)
    return refused('cards', 'Send either `categories` (the whole content) or `cards` (a part of it), not both.');
  const parsed = parseDeckPatch(asDeck, { keepTemporaryIds: true });
  if (!parsed.ok) return hasCards(input) ? { ...parsed, problems: parsed.problems.map(outside) } : parsed;
  const { value } = parsed;
  if (value.version !== undefined && !version.safeParse(value.version).success)
    return refused('version', 'Send the version from the last response, a whole number.');
  if (!hasCards(input)) return parsed;
  const { categories, ...fields } = value;
  return { ...parsed, value: { ...fields, cards: categories?.[0]?.cards ?? [] } };
}

/** Single cards are read as part of a category, so that the same rules apply to all cards. */
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
