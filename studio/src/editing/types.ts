/** A document of any kind that is being edited. */
export interface Identified {
  readonly id: string;
}

/** A document's save state. */
export type SaveState = 'saved' | 'dirty' | 'saving' | 'error';

/** Changes a draft of the document in place, or returns its replacement. */
export type Recipe<Document> = (document: Document) => Document | undefined;

export interface Step {
  /** For the undo tooltip: “Undo move card”. */
  readonly label: string;
  /** Consecutive steps with the same key are one gesture: typing in a field, dragging a slider. */
  readonly gesture?: string;
}

/** Takes back one step; does nothing if it is undone already. */
export interface TakeBack {
  (): void;
  /** Whether the step is undone, by this or by other means. */
  readonly isUndone: () => boolean;
}

/** The name of what a value refers to, such as a design by its id; undefined for other values. */
export type NameOf = (reference: unknown) => string | undefined;

/** One change in a document. */
export interface Change {
  readonly id: string;
  /** 'Mosswarden', 'New card: Hail', 'Deleted: Storms'. */
  readonly what: string;
  /** The fields concerned: 'title, description (German)'. */
  readonly details: string;
}
