import { deckSchema, isValidDraft } from '@cardwright/renderer';
import { HttpProblem, type FieldError } from '../../errors.js';
import type { WrittenDeck } from '../../queries/decks/rows.js';
import type { Executor } from '../../queries/executor.js';
import { readAllWorlds } from '../../queries/worlds.js';

type Draft = Pick<WrittenDeck, 'default_language' | 'translations' | 'world_id'>;

const UNTITLED = 'Untitled deck';

/** @throws HttpProblem 422 for a new draft without a world, a main language or a translation */
export function assertValidDraft(draft: Draft): void {
  if (isValidDraft(draft)) return;
  const faults = [
    draft.world_id === null && { label: 'World', path: 'world_id', message: 'A deck needs a world.' },
    Object.keys(draft.translations).length === 0 && {
      label: 'Title',
      path: 'translations',
      message: 'A deck needs texts in at least one language.',
    },
  ].filter((fault) => fault !== false);
  throw new HttpProblem('invalid', `Please fill in: ${faults.map(({ label }) => label).join(', ')}`, {
    errors: faults.map(({ path, message }) => ({ path, message })),
  });
}

interface Completed {
  readonly draft: WrittenDeck;
  /** What was filled in, with its path. */
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
  if (Object.keys(translations).length === 0) {
    translations = deckSchema.shape.translations.parse({ [draft.default_language]: { title: UNTITLED } });
    warnings.push({
      path: 'translations',
      message: `The file has no texts for the deck, so it was titled "${UNTITLED}".`,
      fix: 'Change the title on the editor’s Deck tab.',
    });
  }
  return { draft: { ...draft, world_id, translations }, warnings };
}
