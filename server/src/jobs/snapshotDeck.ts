import { gunzipSync, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import type { ColorScheme, Deck, Template } from '@cardwright/renderer';
import type { Preset } from '@cardwright/renderer/export';
import { presentDeckContent } from '../presenters/deck.js';
import { presentColorScheme, presentTemplate } from '../presenters/designs.js';
import { readDeckTree } from '../queries/decks/readDeck.js';
import { readDesigns, templateIdsOf } from '../queries/decks/readDesigns.js';
import { fontIdsFor } from '../queries/ownFiles.js';
import { readIconLibrary } from '../queries/ownIcons.js';
import type { Executor } from '../queries/executor.js';

const compress = promisify(gzip);

/** The maximum length of a deck's JSON with designs, as for an import. */
const MAX_SIZE = 128 * 1024 * 1024;

/** A deck with its designs at the time the export was ordered. */
export interface DeckSnapshot {
  readonly deck: Deck;
  /** The member whose private pictures it may show. Absent in snapshots of earlier builds. */
  readonly owner?: string | null;
  readonly templates: readonly Template[];
  readonly color_scheme: ColorScheme | null;
  /** Absent in snapshots of earlier builds. */
  readonly version?: number;
  /** The earlier state of the deck if only what changed since is exported. */
  readonly since?: Omit<DeckSnapshot, 'since'>;
  /** Ids of the owner's fonts that the templates ask for; absent in snapshots of earlier builds. */
  readonly fonts?: readonly string[];
  /** The owner's icons: SVGs by name. */
  readonly icons?: Readonly<Record<string, string>>;
  /** The preset that the order names by its id, if it is the member's own. */
  readonly preset?: Preset;
  /** The id of the colour profile that the order names, if it is the member's own. */
  readonly profile?: string;
}

/** Reads a consistent snapshot in one transaction. @returns undefined if the deck does not exist */
export async function readDeckSnapshot(trx: Executor, deckId: string): Promise<DeckSnapshot | undefined> {
  const tree = await readDeckTree(trx, deckId);
  if (tree?.deck.deleted_at !== null) return undefined;
  const designs = await readDesigns(trx, templateIdsOf(tree), tree.deck.color_scheme_id);
  // Drops the keys by which a file may name designs; a snapshot names them only by id.
  const { templates: _templates, color_scheme: _scheme, ...deck } = presentDeckContent(tree);
  const owner = tree.deck.user_id;
  return {
    deck,
    owner,
    fonts: await fontIdsFor(
      trx,
      owner,
      designs.templates.map(({ json_config }) => json_config),
    ),
    icons: await readIconLibrary(trx, owner),
    templates: designs.templates.map(presentTemplate),
    color_scheme: designs.color_scheme === null ? null : presentColorScheme(designs.color_scheme),
    version: tree.deck.version,
  };
}

export function packSnapshot(snapshot: DeckSnapshot): Promise<Buffer> {
  return compress(JSON.stringify(snapshot));
}

export function unpackSnapshot(bytes: Uint8Array): DeckSnapshot {
  // Written only by `packSnapshot`.
  return JSON.parse(gunzipSync(bytes, { maxOutputLength: MAX_SIZE }).toString()) as DeckSnapshot;
}
