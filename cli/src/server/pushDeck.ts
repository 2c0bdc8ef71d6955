import { countCards, type DeckFile, type Problem } from '@cardwright/renderer';
import type { CommandContext } from '../commandContext.js';
import { readSource, valueOf } from '@cardwright/renderer/production';
import { createOnServer } from './createOnServer.js';
import { DeckStamp } from './DeckStamp.js';
import type { FontUploads } from './FontUploads.js';
import { findDeck, type ServedDeck, versionOf } from './fetchDeck.js';
import type { PictureUploads } from './PictureUploads.js';
import { prepareDeck } from './prepareDeck.js';
import { pulledFromOf } from './pulledFrom.js';
import { saveOnServer } from './saveOnServer.js';
import type { ServerClient } from './ServerClient.js';
import { toDeckFile } from './toDeckFile.js';
import { withServerIds } from './withServerIds.js';

export interface PushedDeck {
  readonly file: string;
  readonly id: string;
  readonly url: string;
  readonly action: 'created' | 'saved' | 'unchanged';
  readonly version: number;
  readonly cards: number;
  readonly problems: readonly Problem[];
}

interface Push {
  readonly client: ServerClient;
  readonly uploads: PictureUploads;
  readonly fonts: FontUploads;
  readonly force: boolean;
}

/** A deck as its file says it, and what the server will add to the file. */
export interface ReadDeck {
  readonly file: string;
  readonly folder: string;
  readonly value: DeckFile;
  readonly warnings: readonly Problem[];
  /** The deck before the defaults. */
  readonly written: Readonly<Record<string, unknown>>;
  readonly stamp: DeckStamp;
}

/** Reads and checks a deck file, folder or table to be pushed. @throws CardwrightError `deck.invalid` and others */
export async function readDeckToPush(file: string): Promise<ReadDeck> {
  const stamp = new DeckStamp();
  let written: Readonly<Record<string, unknown>> = {};
  const adjust = (deck: Record<string, unknown>): Record<string, unknown> => stamp.fill((written = deck));
  const { parsed, folder } = await readSource(file, { adjust, allowsBareTable: true });
  const { value, warnings } = valueOf(parsed, file);
  return { file, folder, value: stamp.seed(value), warnings, written, stamp };
}

/**
 * Saves a deck on the server: updates your deck with the same id if it has changed, unless someone else has saved it
 * since, or creates a new one. Then writes what the server gave it to the file: the deck's id and version, and a world if it had none.
 * @throws CardwrightError `server.conflict` and others
 */
export async function pushDeck(
  context: CommandContext,
  { file, folder, value, warnings, written, stamp }: ReadDeck,
  { client, uploads, fonts, force }: Push,
): Promise<PushedDeck> {
  const present = value.id === undefined ? undefined : await findDeck(client, value.id);
  const pulled = pulledFromOf(value);
  // We do not get the version of someone else's deck, so a push makes our own copy.
  const own = present && ownDeck(present, client.address);
  const base = pulled?.server === client.address ? pulled.version : undefined;
  const known = own ? { ...withServerIds(value, own.stored), ...sharingOf(own.present, written) } : value;
  const { deck, problems } = await prepareDeck(known, { folder, uploads });
  const ofFonts = await fonts.put(folder);
  const stored = own
    ? await saveOnServer(client, deck, {
        ...own,
        id: own.present.id,
        base,
        pulledFrom: pulled?.server,
        force,
        place: file,
      })
    : await createOnServer(client, deck, file);
  context.signal.throwIfAborted();
  await stamp.write(file, value.id, {
    id: stored.id,
    pulledFrom: { server: client.address, version: stored.version },
    changed: stored.ids,
    world: stored.world,
  });
  return {
    file,
    id: stored.id,
    url: `${client.address}/create/decks/${stored.id}`,
    action: own ? (stored.version === own.current ? 'unchanged' : 'saved') : 'created',
    version: stored.version,
    cards: countCards(value),
    problems: [
      ...warnings,
      ...problems,
      ...ofFonts,
      ...(own ? unpublished(known, own.present) : []),
      ...(present === undefined && base !== undefined ? [notFound(client.address, stored.id)] : []),
      ...stored.warnings,
    ],
  };
}

/** Our own deck on the server, also as a file; undefined for someone else's. */
function ownDeck(present: ServedDeck, server: string) {
  const current = versionOf(present);
  return current === undefined
    ? undefined
    : { present, current, stored: valueOf(toDeckFile(present, server), present.id).value };
}

/** Who may see and download the deck on the server, where the file does not say. */
function sharingOf(present: ServedDeck, written: Readonly<Record<string, unknown>>): Partial<DeckFile> {
  const { status, allows_download } = present;
  const isKept = ([key]: readonly [string, unknown]): boolean => (written[key] ?? null) === null;
  return Object.fromEntries(Object.entries({ status, allows_download }).filter(isKept));
}

/** A file whose deck was deleted, or is not the account's. */
function notFound(server: string, id: string): Problem {
  return {
    code: 'deck.not_found',
    severity: 'warning',
    path: 'id',
    message: `The deck of this file is no longer on ${server}, or belongs to another account. A new deck was created: ${id}.`,
    fix: 'If it was deleted, you can restore it from the bin in the studio for 30 days. Then delete the new one.',
  };
}

/** A public deck that the file makes private again. */
function unpublished({ status }: DeckFile, present: ServedDeck): readonly Problem[] {
  if (present.status !== 'published' || status === 'published') return [];
  return [
    {
      code: 'deck.unpublished',
      severity: 'warning',
      path: 'status',
      message: `The deck was public and no longer is, because the file says "status: ${status}".`,
      fix: 'Remove the status from the file or change it to published, and push again.',
    },
  ];
}
