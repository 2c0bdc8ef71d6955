import type { Merge, TakesTheirs } from './conflicts/mergeThings.js';
import type { Change, Identified } from './types.js';

/** What the editing core has to know about one kind of document, such as decks. */
export interface DocumentKind<Document extends Identified> {
  /** In the middle of a sentence: 'deck'. */
  readonly noun: string;
  readonly texts: {
    /** Heads the dialog on the way out. */
    readonly unsaved: string;
    readonly saved: string;
    readonly saveFailed: string;
  };
  /** Whether two states differ in nothing that a save sends. */
  isSame(one: Document, other: Document): boolean;
  /** Whether a picture is still seen somewhere in the document; it is not deleted then. */
  showsImage(document: Document, url: string): boolean;
  /** A three-way merge. @param takesTheirs which conflicts are settled for theirs; none where absent */
  merge(base: Document, mine: Document, theirs: Document, takesTheirs?: TakesTheirs): Merge<Document>;
  describeChanges(before: Document, after: Document): readonly Change[];
  /** What people call the place of a conflict: 'Hail, title in German'. */
  nameOfPlace(path: readonly string[], document: Document): string;
}

/** A document as the server has it. */
export interface StoredDocument<Document> {
  readonly document: Document;
  readonly version: number;
  /** ISO 8601. */
  readonly savedAt: string;
}

/** The server's side of editing. */
export interface DocumentGateway<Document> {
  /** The document as it is now. @throws ApiError */
  read(id: string, signal?: AbortSignal): Promise<StoredDocument<Document>>;
  /**
   * @param snapshot what the server has at `version`
   * @returns the new version. @throws ApiError, `stale-version` (409) when somebody saved since `version`
   */
  save(document: Document, snapshot: Document, version: number): Promise<number>;
  /** Removes pictures from storage that the document no longer shows. Failures are logged and skipped. */
  deleteImages(urls: readonly string[]): Promise<void>;
}
