import { deckSchema, isValidDraft } from '@cardwright/renderer';
import { HttpProblem, type FieldError } from '../../errors.js';
import type { WrittenDeck } from '../../queries/decks/rows.js';
import type { Executor } from '../../queries/executor.js';
import { readAllWorlds } from '../../queries/worlds.js';

type Draft = Pick<WrittenDeck, 'default_language' | 'translations' | 'world_id'>;

const UNTITLED = 'Untitled deck';

type Fault = Readonly<Record<'label' | 'path' | 'message', string>>;

const NO_WORLD: Fault = { label: 'World', path: 'world_id', message: 'A deck needs a world.' };
const NO_TEXTS: Fault = {
  label: 'Title',
  path: 'translations',
  message: 'A deck needs texts in at least one language.',
};

/** @throws HttpProblem 422 for a new draft without a world, a main language or a translation */
export function assertValidDraft(draft: Draft): void {
  if (isValidDraft(draft)) return;
  throw incomplete([draft.world_id === null && NO_WORLD, hasNoTexts(draft) && NO_TEXTS]);
}

/** @throws HttpProblem 422 for a change that leaves a deck without texts */
export function assertHasTexts(draft: Pick<Draft, 'translations'>): void {
  if (hasNoTexts(draft)) throw incomplete([NO_TEXTS]);
}

function hasNoTexts({ translations }: Pick<Draft, 'translations'>): boolean {
  return Object.keys(translations).length === 0;
}

function incomplete(found: readonly (Fault | false)[]): HttpProblem {
  const faults = found.filter((fault) => fault !== false);
  return new HttpProblem('invalid', `Please fill in: ${faults.map(({ label }) => label).join(', ')}`, {
    errors: faults.map(({ path, message }) => ({ path, message })),
  });
}

interface Completed {
  readonly draft: WrittenDeck;
  /** A warning for each value that was filled in, with its path. */
  readonly warnings: readonly FieldError[];
}

/** Fills in what an imported file lacks to be a valid draft: the first world, and a title in the default language. */
export async function completeDraft(executor: Executor, draft: WrittenDeck): Promise<Completed> {
  if (isValidDraft(draft)) return { draft, warnings: [] };
  const warnings: FieldError[] = [];
  let { world_id, translations } = draft;
  if (world_id === null) {
    const [first] = await readAllWorlds(executor);
    world_id = first?.id ?? null;
    warnings.push({
      path: 'world_id',
      message:
        first === undefined
          ? 'The file names no world, and the server has none.'
          : `The file names no world of this server, so the deck was put into "${first.name}".`,
      fix: 'Choose the world on the editor’s Deck tab.',
    });
  }
  if (hasNoTexts(draft)) {
    translations = deckSchema.shape.translations.parse({ [draft.default_language]: { title: UNTITLED } });
    warnings.push({
      path: 'translations',
      message: `The file has no texts for the deck, so it was titled "${UNTITLED}".`,
      fix: 'Change the title on the editor’s Deck tab.',
    });
  }
  return { draft: { ...draft, world_id, translations }, warnings };
}
