import type { Merge, TakesTheirs } from './conflicts/mergeThings.js';
import type { Change, Identified } from './types.js';

/** What the editing core must know about one kind of document, such as decks. */
export interface DocumentKind<Document extends Identified> {
  /** The noun for use within a sentence: 'deck'. */
  readonly noun: string;
  readonly texts: {
    /** The title of the dialog shown before leaving. */
    readonly unsaved: string;
    readonly saved: string;
    readonly saveFailed: string;
  };
  /** Whether two states are equal in everything that a save sends. */
  isSame(one: Document, other: Document): boolean;
  /** Whether the document still shows a picture; it is then not deleted. */
  showsImage(document: Document, url: string): boolean;
  /** A three-way merge. @param takesTheirs selects the conflicts settled for theirs; none if missing */
  merge(base: Document, mine: Document, theirs: Document, takesTheirs?: TakesTheirs): Merge<Document>;
  describeChanges(before: Document, after: Document): readonly Change[];
  /** A conflict's place in words: 'Hail, title in German'. */
  nameOfPlace(path: readonly string[], document: Document): string;
  /** A value of a conflict as the interface shows it: '12.7 mm'. Undefined, or missing: the value as it is. */
  wordsOfValue?(path: readonly string[], value: unknown, document: Document): string | undefined;
}

/** A document as the server has it. */
export interface StoredDocument<Document> {
  readonly document: Document;
  readonly version: number;
  /** ISO 8601. */
  readonly savedAt: string;
}

/** Unsaved changes, as the server keeps them for their author. */
export interface RemoteDraft<Document> {
  readonly document: Document;
  /** The saved version it was begun from. */
  readonly version: number;
  /** ISO 8601. */
  readonly at: string;
}

/** The server's drafts of the signed-in person: one for each document. All of them throw ApiError. */
export interface RemoteDrafts<Document> {
  read(id: string): Promise<RemoteDraft<Document> | undefined>;
  write(document: Document, version: number): Promise<void>;
  remove(id: string): Promise<void>;
  /** A version that was saved earlier; undefined if it is no longer kept. */
  baseOf(id: string, version: number): Promise<Document | undefined>;
}

/** The server side of editing. */
export interface DocumentGateway<Document> {
  /** Fetches the current document. @throws ApiError */
  read(id: string, signal?: AbortSignal): Promise<StoredDocument<Document>>;
  /** Fetches only the current version; missing if the document is small. @throws ApiError */
  readVersion?(id: string): Promise<number>;
  /**
   * @param snapshot what the server has at `version`
   * @returns the new version. @throws ApiError, `stale-version` (409) when somebody saved since `version`
   */
  save(document: Document, snapshot: Document, version: number): Promise<number>;
  /** Missing if this kind of document has no drafts on the server. */
  readonly drafts?: RemoteDrafts<Document>;
  /** Removes pictures from storage that the document no longer shows. Failures are logged and skipped. */
  deleteImages(urls: readonly string[]): Promise<void>;
}
