import type { DeckFile } from '@cardwright/renderer';
import type { cardOrigins } from '@cardwright/renderer/tables';

/** An update of a deck that a YAML file holds. */
export interface YamlUpdate {
  /** The deck as the text says it, and as it shall be. */
  readonly before: DeckFile;
  readonly after: DeckFile;
  readonly origins: ReturnType<typeof cardOrigins>;
}
