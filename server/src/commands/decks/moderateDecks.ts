import type { ActionNote } from '../../audit/recordAdminAction.js';
import type { DeckModeration } from '../../contract/admin/moderation.js';
import { HttpProblem, notFound } from '../../errors.js';
import { moderationMail } from '../../mail/templates/moderationMail.js';
import { moveToBin, takeFromBin } from '../../queries/decks/binDeck.js';
import { readDeckRow } from '../../queries/decks/readDeck.js';
import type { DeckRow } from '../../queries/decks/rows.js';
import { giveDeck, updateDeck } from '../../queries/decks/writeDeck.js';
import { inTransaction } from '../../queries/executor.js';
import { readMember } from '../../queries/members.js';
import type { Services } from '../../services.js';
import { assertPublishable } from './assertPublishable.js';

type Rooms = Pick<Services, 'database' | 'clock' | 'saves' | 'mail' | 'log' | 'config'>;
type Change = DeckModeration['decks'][number];

interface Outcome {
  readonly done: string[];
  /** The decks that could not be changed, each with the reason. */
  readonly failed: { readonly id: string; readonly detail: string }[];
}

/**
 * Changes decks of any member. One that cannot be changed, such as a public deck that would lose its world, does not
 * stop the others. The reason, if there is one, goes to the owners by e-mail.
 * @param note told of each deck with what it was before
 */
export async function moderateDecks(
  rooms: Rooms,
  { decks, reason }: DeckModeration,
  note: (note: ActionNote) => void,
): Promise<Outcome> {
  const outcome: Outcome = { done: [], failed: [] };
  for (const change of decks)
    try {
      const before = await rooms.saves.run(change.id, () => changeDeck(rooms, change));
      outcome.done.push(change.id);
      note({ subject: titleOf(before), subjectId: change.id, details: detailsOf(before, change, reason) });
      if (reason !== '') await tellOwner(rooms, before, reason);
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      outcome.failed.push({ id: change.id, detail: error.detail });
    }
  return outcome;
}

/** @returns the deck as it was @throws HttpProblem 404; 422 for a public deck that would be incomplete */
function changeDeck({ database, clock }: Rooms, { id, in_bin, ...changes }: Change): Promise<DeckRow> {
  return inTransaction(database, async (trx) => {
    const before = (await readDeckRow(trx, id, true))?.deck;
    if (before === undefined) throw notFound('Deck');
    const { status = before.status, world_id = before.world_id, owner_id: user_id = before.user_id } = changes;
    if (user_id !== null && (await readMember(trx, user_id)) === undefined) throw notFound('Member');
    assertPublishable({ ...before, status, world_id });
    const isInBin = in_bin ?? before.deleted_at !== null;
    if (in_bin === false) await takeFromBin(trx, id, status, clock());
    if (!isInBin || changes.status !== undefined || changes.world_id !== undefined)
      await updateDeck(trx, id, { status, world_id }, clock());
    // A deck in the bin is not listed, whatever its status says. A change does not restart its time there.
    if (isInBin) await moveToBin(trx, id, before.deleted_at === null ? clock() : new Date(before.deleted_at));
    if (user_id !== before.user_id) await giveDeck(trx, id, user_id);
    return before;
  });
}

async function tellOwner({ database, mail, log, config }: Rooms, deck: DeckRow, reason: string): Promise<void> {
  if (deck.user_id === null) return;
  const owner = await readMember(database.knex, deck.user_id);
  if (owner === undefined) return;
  const link = `${config.publicUrl}/create/decks/${deck.id}`;
  // The deck is changed, whether or not the mail server accepts the e-mail.
  await mail
    .send(moderationMail(owner.email, { title: titleOf(deck), reason, link }))
    .catch((error: unknown) => log.warn({ err: error }, 'could not notify the owner of a deck'));
}

function detailsOf(before: DeckRow, { id: _id, ...changes }: Change, reason: string): Record<string, unknown> {
  return {
    ...changes,
    ...(changes.status !== undefined && { status_before: before.status }),
    ...(changes.world_id !== undefined && { world_before: before.world_id }),
    ...(changes.owner_id !== undefined && { owner_before: before.user_id }),
    ...(reason !== '' && { reason }),
  };
}

function titleOf({ translations, default_language }: DeckRow): string {
  const { title } = translations[default_language] ?? {};
  return typeof title === 'string' && title !== '' ? title : 'Untitled deck';
}
