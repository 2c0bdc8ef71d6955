/** Trim size of a card. */
export interface CardSize {
  /** e.g. `poker-us`; for a custom size its dimensions, e.g. `70x120mm` */
  readonly slug: string;
  readonly name: string;
  readonly widthMm: number;
  readonly heightMm: number;
  /** The nominal size; rounded, so the mm are authoritative. */
  readonly inches: readonly [width: number, height: number];
  readonly aliases: readonly string[];
}

/** The standard card sizes, common ones first. */
export const CARD_SIZES: readonly CardSize[] = [
  {
    slug: 'poker-us',
    name: 'Poker (US)',
    widthMm: 63.5,
    heightMm: 88.9,
    inches: [2.5, 3.5],
    aliases: ['poker', 'us-poker', 'standard'],
  },
  {
    slug: 'poker-euro',
    name: 'Poker (Euro, TCG)',
    widthMm: 63,
    heightMm: 88,
    inches: [2.48, 3.46],
    aliases: ['tcg', 'euro-poker', 'trading-card', 'ccg'],
  },
  {
    slug: 'bridge',
    name: 'Bridge',
    widthMm: 57,
    heightMm: 89,
    inches: [2.25, 3.5],
    aliases: ['bridge-us'],
  },
  {
    slug: 'japanese',
    name: 'Japanese',
    widthMm: 59,
    heightMm: 86,
    inches: [2.32, 3.39],
    aliases: ['small-tcg'],
  },
  {
    slug: 'euro',
    name: 'Euro',
    widthMm: 59,
    heightMm: 92,
    inches: [2.32, 3.62],
    aliases: ['standard-euro'],
  },
  {
    slug: 'us-game',
    name: 'US game',
    widthMm: 56,
    heightMm: 87,
    inches: [2.2, 3.43],
    aliases: ['american', 'standard-us'],
  },
  {
    slug: 'mini-us',
    name: 'Mini (US)',
    widthMm: 44.5,
    heightMm: 63.5,
    inches: [1.75, 2.5],
    aliases: ['mini'],
  },
  {
    slug: 'mini-euro',
    name: 'Mini (Euro)',
    widthMm: 44,
    heightMm: 68,
    inches: [1.73, 2.68],
    aliases: ['half-euro'],
  },
  {
    slug: 'micro',
    name: 'Micro',
    widthMm: 32,
    heightMm: 44.5,
    inches: [1.25, 1.75],
    aliases: [],
  },
  {
    slug: 'tarot',
    name: 'Tarot',
    widthMm: 70,
    heightMm: 121,
    inches: [2.75, 4.75],
    aliases: ['tarot-us'],
  },
  {
    slug: 'tarot-fr',
    name: 'Tarot (French)',
    widthMm: 61,
    heightMm: 112,
    inches: [2.4, 4.4],
    aliases: ['french-tarot', 'tarot-euro'],
  },
  {
    slug: 'domino',
    name: 'Domino',
    widthMm: 44.5,
    heightMm: 89,
    inches: [1.75, 3.5],
    aliases: [],
  },
  {
    slug: 'business',
    name: 'Business card',
    widthMm: 51,
    heightMm: 89,
    inches: [2, 3.5],
    aliases: ['business-card'],
  },
  {
    slug: 'jumbo',
    name: 'Jumbo',
    widthMm: 89,
    heightMm: 140,
    inches: [3.5, 5.5],
    aliases: [],
  },
  {
    slug: 'large',
    name: 'Large',
    widthMm: 89,
    heightMm: 146,
    inches: [3.5, 5.75],
    aliases: [],
  },
  {
    slug: 'index',
    name: 'Index card',
    widthMm: 76,
    heightMm: 127,
    inches: [3, 5],
    aliases: ['index-card'],
  },
  {
    slug: 'giant',
    name: 'Giant',
    widthMm: 127,
    heightMm: 178,
    inches: [5, 7],
    aliases: [],
  },
  {
    slug: 'square-s',
    name: 'Square, small',
    widthMm: 51,
    heightMm: 51,
    inches: [2, 2],
    aliases: ['square-small', 'square-2in'],
  },
  {
    slug: 'square-m',
    name: 'Square, medium',
    widthMm: 63.5,
    heightMm: 63.5,
    inches: [2.5, 2.5],
    aliases: ['square', 'square-medium', 'square-2.5in'],
  },
  {
    slug: 'square-euro',
    name: 'Square (Euro)',
    widthMm: 70,
    heightMm: 70,
    inches: [2.75, 2.75],
    aliases: ['square-70mm'],
  },
  {
    slug: 'square-l',
    name: 'Square, large',
    widthMm: 89,
    heightMm: 89,
    inches: [3.5, 3.5],
    aliases: ['square-large', 'square-3.5in'],
  },
];
