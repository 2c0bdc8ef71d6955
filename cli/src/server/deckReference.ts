import { UUID } from '@cardwright/renderer/uuid';

/** A deck on a server. */
export interface DeckReference {
  /** Lower case. */
  readonly id: string;
  /** The server in the URL; undefined if there is only an id. */
  readonly server?: string;
}

/**
 * Parses `https://cards.example.com/decks/0198…-…/edit`, whose first id is the deck's, or just an id.
 * @returns undefined for any other text
 */
export function readDeckReference(text: string): DeckReference | undefined {
  if (UUID.test(text)) return { id: text.toLowerCase() };
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const { origin, pathname, username } = new URL(text);
  const id = pathname.split('/').find((part) => UUID.test(part));
  return id === undefined || username !== '' ? undefined : { id: id.toLowerCase(), server: origin };
}

/** Whether the text looks like a URL, even without a deck. */
export function isAddress(text: string): boolean {
  return /^https?:\/\//i.test(text);
}
