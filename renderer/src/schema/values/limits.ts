/**
 * Limits for input. Each is far above what real decks need, and low enough to reject hostile input in bounded time and
 * memory. Text sizes are UTF-16 code units unless a name says bytes.
 */
export const LIMITS = {
  /** Problems that are listed; more are only counted. */
  problems: 200,
  /** Size of a JSON file. Decks with embedded pictures reach tens of MB. */
  jsonBytes: 64 * 1024 * 1024,
  /** Size of a YAML file, whose parser needs far more time and memory per byte than JSON's. */
  yamlBytes: 8 * 1024 * 1024,
  /** Nesting of lists and objects in any document. */
  depth: 64,
  /** Values in one document: about 100 for each of 20,000 cards. */
  nodes: 2_000_000,
  /** Any text without a specific limit, e.g. inline SVG in `props`. */
  string: 1_000_000,
  /** A `data:` URL: a picture of about 24 MB. */
  dataUrl: 32 * 1024 * 1024,
  /** One text of a card, category or deck. */
  text: 20_000,
  /** Names, labels, slugs, ids, keys. */
  name: 500,
  /** One `classes` string. */
  classes: 4_000,
  /** A path or URL that is not a data URL. */
  url: 2_048,
  categories: 500,
  /** Cards in a deck, over all categories. */
  cards: 10_000,
  /** Copies of one card. */
  copies: 999,
  /** Custom values of one card. */
  fields: 100,
  languages: 100,
  tags: 100,
  links: 50,
  sections: 50,
  /** Items in a template, over all layers and levels. */
  items: 2_000,
  /** Lines that the template builder snaps to. */
  guides: 200,
  /** Shapes inside shapes. */
  itemDepth: 16,
  /** How far absolute items may lie outside the face (percent of the face). */
  absolutePercent: 1_000,
  /** Width ÷ height of a face, and its inverse. */
  ratio: 10,
  colors: 100,
  worlds: 5_000,
  /** Longer ranks are renumbered instead of being split further. */
  rank: 64,
  /** Millimetres; no card, bleed or paper is longer. */
  lengthMm: 5_000,
} as const;
