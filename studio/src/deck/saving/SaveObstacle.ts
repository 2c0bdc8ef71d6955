/** What keeps a deck from being saved, and the way to it, as a toast says it. */
export interface SaveObstacle {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  /** Closes the dialog that is open. */
  readonly action: { readonly label: string; readonly perform: () => void };
}
