import type { Catalogue, DeckFix } from '@cardwright/renderer';
import type { DeckDocument } from '../deck/document/types.js';
import type { SaveObstacle } from '../deck/saving/SaveObstacle.js';

/** What is exported. */
export interface ExportSubject {
  readonly deck: DeckDocument;
  readonly catalogue: Catalogue;
  /** Cards selected in the editor; the dialog offers to export only these. */
  readonly selectedIds: ReadonlySet<string>;
  /** The current card, if there is one. */
  readonly shownId: string | undefined;
  /** Width ÷ height of the deck's front. */
  readonly ratio: number | undefined;
  /** In the language shown. */
  readonly title: string;
  /** The server exports the saved version, so this saves first. @returns whether the deck is saved */
  readonly save: () => Promise<boolean>;
  /** What keeps the deck from being saved; absent where it cannot be edited. */
  readonly obstacle?: () => SaveObstacle | undefined;
  /** Applies the fix of a finding; absent where the deck cannot be edited. */
  readonly applyFix?: (fix: DeckFix) => void;
}
