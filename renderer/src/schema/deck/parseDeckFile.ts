import type { Parsed } from '../../errors.js';
import { checkDeck, checkSize } from './checkDeck.js';
import type { ColorScheme } from '../colors/colorScheme.js';
import { deckSchema, type Deck } from './deck.js';
import type { DeckFile, TemplateReference } from './deckFile.js';
import { DECK_SCHEMA_VERSION, migrate } from '../migrations/migrate.js';
import type { JsonObject } from '../migrations/migration.js';
import { parseWith, readObject, readSchema, type ParseOptions } from '../parse.js';
import { readColorScheme } from '../colors/parseColorScheme.js';
import { readTemplate } from '../template/parseTemplate.js';
import { describeValue } from '../reading/describeValue.js';
import type { ProblemList } from '../reading/problemList.js';
import { checkDeckIcons } from './deckIcons.js';
import { checkRelativePath } from '../values/relativePath.js';
import { settleDeck } from './settleDeck.js';
import { readReference } from '../values/textReference.js';
import { withDefaultTitles } from './withDefaultTitles.js';

export interface DeckOptions extends ParseOptions {
  /** Keep temporary ids of unsaved rows (`temp_id`), which the API's reconciliation needs; default false. */
  readonly keepTemporaryIds?: boolean;
}

/**
 * Parses a deck file or the body of an import: with all defaults, texts by language, and cards and categories sorted by
 * rank. Temporary ids and ids that are not UUIDs are dropped; unknown keys are kept.
 */
export function parseDeckFile(input: unknown, options: DeckOptions = {}): Parsed<DeckFile> {
  return parseWith(input, (value, problems) => readDeckFile(value, problems, options), options);
}

/**
 * Parses a change to a deck: only the top-level keys of the input, each complete as in a deck file. `categories`, if
 * present, are complete.
 */
export function parseDeckPatch(input: unknown, options: DeckOptions = {}): Parsed<Partial<Deck>> {
  const parsed = parseDeckFile(input, options);
  if (!parsed.ok) return parsed;
  const given = typeof input === 'object' && input !== null ? Object.keys(input) : [];
  const entries = Object.entries(parsed.value).filter(([key]) => given.includes(key) && key !== 'schema_version');
  return { ...parsed, value: Object.fromEntries(entries) };
}

function readDeckFile(input: unknown, problems: ProblemList, options: DeckOptions): DeckFile | undefined {
  const object = readObject(input, 'deck', problems);
  const current = object && migrate('deck', object, problems);
  if (current === undefined || !checkSize(current, problems)) return undefined;
  const { templates, color_scheme: colorScheme, ...rest } = withWorldId(current);
  const deck = readSchema(deckSchema, withDefaultTitles(rest), problems);
  checkDeckIcons(rest.icons, problems.within(['icons']));
  checkWorld(rest.world, problems);
  const references = readTemplates(templates, problems.within(['templates']));
  const scheme = readScheme(colorScheme, problems.within(['color_scheme']));
  if (deck === undefined || problems.hasErrors) return undefined;
  checkDeck(deck, problems);
  return {
    ...settleDeck(deck, problems, options.keepTemporaryIds ?? false),
    schema_version: DECK_SCHEMA_VERSION,
    ...(references && { templates: references }),
    ...(colorScheme !== undefined && { color_scheme: scheme }),
  };
}

/** Files may refer to the world by its slug, as `world`. */
function withWorldId(deck: JsonObject): JsonObject {
  const isNamed = typeof deck.world === 'string' && (deck.world_id === undefined || deck.world_id === null);
  return isNamed ? { ...deck, world_id: deck.world } : deck;
}

function checkWorld(world: unknown, problems: ProblemList): void {
  if (world === undefined || world === null || typeof world === 'string') return;
  const message = `It is ${describeValue(world)}; expected the slug of a world, so it is ignored.`;
  problems.warn(['world'], { code: 'world.ignored', message, fix: 'Write a text, such as "facilitation".' });
}

function readTemplates(input: unknown, problems: ProblemList): DeckFile['templates'] {
  if (input === undefined || input === null) return undefined;
  const object: JsonObject | undefined = readObject(input, 'templates', problems);
  if (object === undefined) return undefined;
  const read = (side: 'front' | 'back'): TemplateReference | null =>
    readEither(object[side], problems.within([side]), readTemplate);
  return { ...object, front: read('front'), back: read('back') };
}

function readScheme(input: unknown, problems: ProblemList): string | ColorScheme | null {
  return readEither(input, problems, readColorScheme);
}

/** Reads a reference (a text) or the object itself. An empty text is not a reference. */
function readEither<T>(
  input: unknown,
  problems: ProblemList,
  readThing: (input: unknown, problems: ProblemList) => T | undefined,
): string | T | null {
  if (input === undefined || input === null || input === '') return null;
  if (typeof input !== 'string') return readThing(input, problems) ?? null;
  checkReference(input, problems);
  return input;
}

/** Texts that look like paths must stay inside the deck's folder. */
export function checkReference(text: string, problems: ProblemList): void {
  const reference = readReference(text);
  if (reference.kind !== 'path') return;
  const check = checkRelativePath(reference.path);
  if (!check.ok) problems.error([], check.problem);
}
