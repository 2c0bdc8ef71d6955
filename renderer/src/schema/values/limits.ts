/**
 * What an input may be at most. Every limit is far above what real decks use and low enough that hostile input is refused
 * in bounded time and memory. Sizes of text are UTF-16 code units unless a name says bytes.
 */
export const LIMITS = {
  /** Problems listed before "and N more". */
  problems: 200,
  /** Of a JSON file, before it is parsed. Decks with embedded pictures reach some tens of MB. */
  jsonBytes: 64 * 1024 * 1024,
  /** Of a YAML file; its parser needs far more time and memory a byte than JSON's. */
  yamlBytes: 8 * 1024 * 1024,
  /** Nesting of lists and objects in any document. */
  depth: 64,
  /** Values of any kind in one document: about 100 for each of 20,000 cards. */
  nodes: 2_000_000,
  /** Any text that has no limit of its own, e.g. inline SVG in `props`. */
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
  /** Cards of a deck, all categories together. */
  cards: 10_000,
  /** How often one card is printed. */
  copies: 999,
  /** Custom values of one card. */
  fields: 100,
  languages: 100,
  tags: 100,
  links: 50,
  sections: 50,
  /** Items of a template, all layers and levels together. */
  items: 2_000,
  /** Shapes inside shapes. */
  itemDepth: 16,
  /** Absolute items may lie outside the face, but not by more than this (percent of the face). */
  absolutePercent: 1_000,
  /** Width ÷ height of a face, and its inverse. */
  ratio: 10,
  colors: 100,
  worlds: 5_000,
  /** A rank longer than this is renumbered instead of being split further. */
  rank: 64,
  /** Millimetres; no card, bleed or paper is longer. */
  lengthMm: 5_000,
} as const;
