const SERVER_KEYS = [
  'user_id',
  'deck_id',
  'category_id',
  'version',
  'created_at',
  'updated_at',
  'listed_at',
  'deleted_at',
  'author',
  'designs',
  'category_count',
  'card_count',
  'deck_count',
  'cover',
  'fan',
  'link_base',
  'link_version',
] as const;

/** Keys that a server adds to decks, categories, cards and designs: its own state, and no content of theirs. */
export type ServerKey = (typeof SERVER_KEYS)[number];

const KEYS: ReadonlySet<string> = new Set(SERVER_KEYS);

/** Whether a key of a deck, a category, a card or a design belongs to the server, which ignores it in requests. */
export function isServerKey(key: string): key is ServerKey {
  return KEYS.has(key);
}

type Content<T> = { [Key in keyof T as Key extends ServerKey ? never : Key]: T[Key] };

/** A deck, a category, a card or a design without what the server added to it. What is inside stays as it is. */
export function withoutServerKeys<T extends object>(thing: T): Content<T> {
  return Object.fromEntries(Object.entries(thing).filter(([key]) => !isServerKey(key))) as Content<T>;
}
