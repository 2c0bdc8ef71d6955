import type { MemberCaller } from '../../caller.js';
import { notFound } from '../../errors.js';
import { canReadDeck } from '../../policies/decks.js';
import { presentDeckContent } from '../../presenters/deck.js';
import { presentColorScheme, presentTemplate } from '../../presenters/designs.js';
import { readDeckTree } from '../../queries/decks/readDeck.js';
import { readDesigns, templateIdsOf, type DeckDesigns } from '../../queries/decks/readDesigns.js';
import { inTransaction, type Executor } from '../../queries/executor.js';
import { ensureColorScheme, ensureTemplate } from '../../queries/ownDesigns.js';
import type { Services } from '../../services.js';
import { createDeckIn } from './createDeck.js';
import { notePictures } from './notePictures.js';

/** Where another member's table is remains their secret, and who may download the copy is for its owner to say. */
const NOT_COPIED = { table_source: null, allows_download: false } as const;

/**
 * Copies a deck that the caller may read: categories, cards and translations, in order and with new ids, because its own
 * are taken. The copy is a draft that the caller owns. Private designs of another member's deck are copied too, so that
 * the copy can be edited.
 * @returns the copy's id
 * @throws HttpProblem 404
 */
export async function duplicateDeck(
  services: Pick<Services, 'database' | 'clock' | 'deckContents' | 'log'>,
  caller: MemberCaller,
  id: string,
): Promise<string> {
  const { database, clock } = services;
  const now = clock();
  const copy = await inTransaction(database, async (trx) => {
    const source = await readDeckTree(trx, id);
    if (source === undefined || !canReadDeck(caller, source.deck)) throw notFound('Deck');
    const designs = await copyDesigns(
      trx,
      await readDesigns(trx, templateIdsOf(source), source.deck.color_scheme_id),
      caller.id,
      now,
    );
    const content = replaceDesigns(presentDeckContent(source), designs);
    const isOwn = source.deck.user_id === caller.id;
    const file = { ...content, ...(!isOwn && NOT_COPIED), status: 'draft' as const };
    const { tree } = await createDeckIn(trx, file, { userId: caller.id, faults: 'report' }, now);
    return tree;
  });
  await notePictures(services, copy);
  return copy.deck.id;
}

/** Maps the source's design ids to designs that the caller can use. */
async function copyDesigns(
  trx: Executor,
  designs: DeckDesigns,
  userId: string,
  now: Date,
): Promise<Map<string, string>> {
  const copies = new Map<string, string>();
  for (const template of designs.templates)
    if (template.type === 'user' && template.user_id !== userId)
      copies.set(template.id, await ensureTemplate(trx, presentTemplate(template), userId, now));
  const scheme = designs.color_scheme;
  if (scheme !== null && scheme.user_id !== null && scheme.user_id !== userId && !scheme.is_public)
    copies.set(scheme.id, await ensureColorScheme(trx, presentColorScheme(scheme), userId, now));
  return copies;
}

const REFERENCES = new Set(['front_template_id', 'back_template_id', 'color_scheme_id']);

/** Replaces the designs of a deck, its categories and its cards; leaves texts and fields alone. */
function replaceDesigns<T>(value: T, copies: ReadonlyMap<string, string>): T {
  if (Array.isArray(value)) return value.map((entry: unknown) => replaceDesigns(entry, copies)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, entry]: [string, unknown]) => {
    if (REFERENCES.has(key) && typeof entry === 'string') return [key, copies.get(entry) ?? entry];
    return [key, key === 'categories' || key === 'cards' ? replaceDesigns(entry, copies) : entry];
  });
  return Object.fromEntries(entries) as T;
}
