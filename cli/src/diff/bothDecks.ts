import type { OpenedDeck } from '@cardwright/renderer/production';

/** The two versions that are compared. */
export interface BothDecks {
  readonly before: OpenedDeck;
  readonly after: OpenedDeck;
}
