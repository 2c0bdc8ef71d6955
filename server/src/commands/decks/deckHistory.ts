import { JsonText } from '../../api/JsonText.js';
import type { PackedDraft } from '../../bodies/packedBodies.js';
import type { MemberCaller } from '../../caller.js';
import type { KeptDraft, KeptVersion } from '../../contract/deckHistory.js';
import { notFound } from '../../errors.js';
import { canWriteDeck } from '../../policies/decks.js';
import { presentVersion } from '../../presenters/deckHistory.js';
import { utc } from '../../presenters/utc.js';
import { readDraft, removeDraft, writeDraft } from '../../queries/decks/deckDrafts.js';
import { listVersions, readVersion } from '../../queries/decks/deckVersions.js';
import { readDeckHead } from '../../queries/decks/readDeck.js';
import type { Services } from '../../services.js';
import { deckRefusal } from './deckRefusal.js';
import { unpackJson } from './packJson.js';

type Rooms = Pick<Services, 'database'>;

/** The kept versions of a deck, newest first. @throws HttpProblem 403, 404 */
export async function answerVersions(rooms: Rooms, caller: MemberCaller, id: string) {
  await requireDeck(rooms, caller, id);
  return { versions: (await listVersions(rooms.database.knex, id)).map(presentVersion) };
}

/** One kept version with its content. @throws HttpProblem 403, 404 */
export async function answerVersion(
  rooms: Rooms,
  caller: MemberCaller,
  id: string,
  version: number,
): Promise<JsonText<KeptVersion>> {
  await requireDeck(rooms, caller, id);
  const row = await readVersion(rooms.database.knex, id, version);
  if (row === undefined) throw notFound('Version');
  const saved = JSON.stringify(utc(row.saved_at));
  return JsonText.around(`{"version":${version},"saved_at":${saved},"deck":`, [await unpackJson(row.content)], '}');
}

/** The caller's own draft of a deck. @throws HttpProblem 403 or 404 if the caller may not change the deck */
export async function answerDraft(rooms: Rooms, caller: MemberCaller, id: string): Promise<JsonText<KeptDraft>> {
  await requireDeck(rooms, caller, id);
  const row = await readDraft(rooms.database.knex, { deckId: id, userId: caller.id });
  if (row === undefined) return new JsonText('{"draft":null}');
  const updated = JSON.stringify(utc(row.updated_at));
  const head = `{"draft":{"version":${row.version},"updated_at":${updated},"deck":`;
  return JsonText.around(head, [await unpackJson(row.content)], '}}');
}

/** Keeps what the caller has typed, apart from the saved deck. @throws HttpProblem 403, 404 */
export async function keepDraft(
  { clock, ...rooms }: Rooms & Pick<Services, 'clock'>,
  caller: MemberCaller,
  id: string,
  { version, bytes: content }: PackedDraft,
): Promise<void> {
  await requireDeck(rooms, caller, id);
  await writeDraft(rooms.database.knex, { deckId: id, userId: caller.id }, { version, content, now: clock() });
}

/** Forgets the caller's draft, if there is one. @throws HttpProblem 403, 404 */
export async function forgetDraft(rooms: Rooms, caller: MemberCaller, id: string): Promise<void> {
  await requireDeck(rooms, caller, id);
  await removeDraft(rooms.database.knex, { deckId: id, userId: caller.id });
}

async function requireDeck({ database }: Rooms, caller: MemberCaller, id: string): Promise<void> {
  const deck = await readDeckHead(database.knex, id);
  if (deck?.deleted_at !== null || !canWriteDeck(caller, deck)) throw deckRefusal(caller, deck);
}
