/** A document of any kind that is under edit. */
export interface Identified {
  readonly id: string;
}

/** What stands in front of a document: saved; changed since; on its way; just refused. */
export type SaveState = 'saved' | 'dirty' | 'saving' | 'error';

/** Changes a draft of the document in place, or returns the document to have instead. */
export type Recipe<Document> = (document: Document) => Document | undefined;

export interface Step {
  /** For the undo tooltip: “Undo move card”. */
  readonly label: string;
  /** Steps in a row with the same key are one gesture: typing in one field, dragging one slider. */
  readonly gesture?: string;
}

/** One thing in a document that changed. */
export interface Change {
  readonly id: string;
  /** 'Mosswarden', 'New card: Hail', 'Deleted: Storms'. */
  readonly what: string;
  /** Which of its fields: 'title, description (German)'. */
  readonly details: string;
}
