const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A deck on a server. */
export interface DeckReference {
  /** Lower case. */
  readonly id: string;
  /** Of the server that the address names; undefined for an id alone. */
  readonly server?: string;
}

/**
 * `https://cards.example.com/decks/0198…-…/edit`, or an id alone: the first id of the path is the deck's.
 * @returns undefined for every other text
 */
export function readDeckReference(text: string): DeckReference | undefined {
  if (UUID.test(text)) return { id: text.toLowerCase() };
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const { origin, pathname, username } = new URL(text);
  const id = pathname.split('/').find((part) => UUID.test(part));
  return id === undefined || username !== '' ? undefined : { id: id.toLowerCase(), server: origin };
}

/** Whether somebody meant an address, even one that names no deck. */
export function isAddress(text: string): boolean {
  return /^https?:\/\//i.test(text);
}
