import { z } from 'zod';
import { readOwnSize } from './ownSize.js';
import { BANNER_GROUNDS, CARD_ARRANGEMENTS, MOST_TILT } from './options.js';

/** Where the call to action and the QR code lead. */
export const BANNER_TARGETS = ['play', 'deck'] as const;

/** The parts that can be moved by hand. */
export const BANNER_PARTS = ['words', 'cards'] as const;
export type BannerPart = (typeof BANNER_PARTS)[number];

/** The name of the back among a banner's cards. */
export const BACK = 'back';
/** The most cards on a banner; more could not be told apart. */
export const MOST_BANNER_CARDS = 12;

/** The most sizes of its own that a banner may have: more than anybody needs. */
export const MOST_OWN_SIZES = 20;

/** The least width and height of a part, in percent of the banner; smaller parts would be hard to grab. */
export const LEAST_PART = 5;

const words = z.string().max(300).default('');
const texts = z.strictObject({ title: words, line: words, call_to_action: words });
const length = z.number().min(LEAST_PART).max(200).optional();
const place = z.strictObject({
  x: z.number().min(-100).max(200),
  y: z.number().min(-100).max(200),
  /** Without them, the part keeps the size that the layout gives it. */
  width: length,
  height: length,
});
const places = z.strictObject({ words: place.optional(), cards: place.optional() });

/** What a banner shows, whatever its size. */
export const bannerDesignSchema = z.strictObject({
  arrangement: z.enum(CARD_ARRANGEMENTS).default('fan'),
  /** Percent of a card's width between neighbours. */
  spread: z.number().min(0).max(150).default(55),
  /** Degrees between neighbours. */
  tilt: z.number().min(0).max(MOST_TILT).default(8),
  ground: z.enum(BANNER_GROUNDS).default('felt'),
  /** Id of the card whose illustration lies on the ground; empty for none. */
  picture: z.string().max(100).default(''),
  /** Ids of cards from the lowest to the topmost, and `back`; empty for the back and the first cards. */
  cards: z.array(z.string().max(100)).max(MOST_BANNER_CARDS).default([]),
  /** By language. An empty text is replaced by the deck's. */
  texts: z.record(z.string().max(35), texts).default({}),
  qr: z.boolean().default(true),
  target: z.enum(BANNER_TARGETS).default('play'),
  /** Sizes that no platform asks for, such as `1200x400`. */
  own_sizes: z
    .array(z.string().refine((key) => readOwnSize(key) !== undefined, 'expected a size such as 1200x400'))
    .max(MOST_OWN_SIZES)
    .default([]),
  /** The sizes to export, by preset id or own size. */
  formats: z.array(z.string().max(100)).max(100).default([]),
  /** Where parts were put by hand: percent of the banner, by preset id or own size. */
  places: z.record(z.string().max(100), places).default({}),
});

export type BannerDesign = z.output<typeof bannerDesignSchema>;
export type BannerTexts = z.output<typeof texts>;
export type BannerPlaces = z.output<typeof places>;
export type BannerPlace = z.output<typeof place>;

export const NO_TEXTS: BannerTexts = { title: '', line: '', call_to_action: '' };

/** A design without choices. */
export function plainDesign(): BannerDesign {
  return bannerDesignSchema.parse({});
}
