import type { Problem } from '../../errors.js';
import type { OwnFonts } from '../../fonts/ownFonts.js';
import type { Catalogue } from '../../plan/catalogue.js';
import type { DeckFile } from '../../schema/index.js';

/** A deck from disk or a server, with its templates and the folder of its pictures. */
export interface LoadedDeck {
  readonly deck: DeckFile;
  readonly catalogue: Catalogue;
  /** Base of relative picture paths. */
  readonly folder: string;
  /** The file or folder it was read from, as given. */
  readonly source: string;
  readonly warnings: readonly Problem[];
  /** Fonts in the folder of the deck, or of its owner on a server; absent when there are none. */
  readonly fonts?: OwnFonts;
  /** Icons of the owner of a deck on a server: SVGs by name. */
  readonly icons?: Readonly<Record<string, string>>;
  /** Reads pictures by URL, for decks on a server; rejects with `image.unreadable`. */
  readonly fetchImage?: (url: string) => Promise<Uint8Array>;
}
