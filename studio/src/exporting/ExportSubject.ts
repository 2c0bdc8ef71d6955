import type { Catalogue } from '@cardwright/renderer';
import type { DeckDocument } from '../deck/document/types.js';

/** What is exported. */
export interface ExportSubject {
  readonly deck: DeckDocument;
  readonly catalogue: Catalogue;
  /** Cards that are chosen in the editor; the dialog offers to export them alone. */
  readonly selectedIds: ReadonlySet<string>;
  /** The card on the table, where there is one. */
  readonly shownId: string | undefined;
  /** Width by height of the deck's front. */
  readonly ratio: number | undefined;
  /** In the language that people see. */
  readonly title: string;
  /** The server exports what it has: saves first what is not saved yet. @returns whether it is saved */
  readonly save: () => Promise<boolean>;
}
