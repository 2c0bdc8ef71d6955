import type { Problem } from '../../errors.js';
import type { Catalogue } from '../../plan/catalogue.js';
import type { DeckFile } from '../../schema/index.js';

/** A deck read from disk or a server, with the designs it names and the folder that its pictures lie in. */
export interface LoadedDeck {
  readonly deck: DeckFile;
  readonly catalogue: Catalogue;
  /** Where relative picture paths start. */
  readonly folder: string;
  /** The file or folder it was read from, as given. */
  readonly source: string;
  readonly warnings: readonly Problem[];
  /** Reads pictures by their addresses, for decks of a server; rejects with `image.unreadable`. */
  readonly fetchImage?: (url: string) => Promise<Uint8Array>;
}
