import type { CardShape } from '../../cardShapes.js';
import type { PdfProgress } from '../pdf/types.js';
import type { RasterOptions } from '../raster/renderRaster.js';
import type { ZipCard } from '../zip/types.js';

/** Formats for playing on a screen: a page for any browser, and files for virtual tables. */
export const PLAY_FORMATS = [
  'offline-player',
  'virtual-tabletop',
  'tabletop-playground',
  'tts',
  'card-game-simulator',
  'playingcards-io',
] as const;
export type PlayFormat = (typeof PLAY_FORMATS)[number];

/** The formats whose files name pictures by web addresses instead of holding them. */
export const HOSTED_FORMATS: ReadonlySet<PlayFormat> = new Set(['tts', 'card-game-simulator']);

/** The formats whose tables show round and hexagonal cards. */
export const SHAPED_FORMATS: ReadonlySet<PlayFormat> = new Set(['tts', 'tabletop-playground']);

const EXTENSIONS: Readonly<Partial<Record<PlayFormat, string>>> = {
  'offline-player': '.html',
  'virtual-tabletop': '.vtt',
  'playingcards-io': '.pcio',
};

/** The extension of a format's file, with its dot. */
export function playExtension(format: PlayFormat): string {
  return EXTENSIONS[format] ?? '.zip';
}

export interface PlayDeck {
  readonly title: string;
  /** Tells the package from those of other decks, languages and sizes. */
  readonly identity: string;
  readonly language: string;
  /** The width of the trimmed card. */
  readonly widthMm: number;
  readonly heightMm: number;
  /** For formats that know shapes; others show the whole trim. */
  readonly shape: CardShape;
  /** The public folder of the pictures, without a slash at the end; empty for formats that hold their pictures. */
  readonly address: string;
}

/** A card and what others may read of it. */
export interface PlayWords {
  /** Position in the deck, from 1. */
  readonly number: number;
  readonly title: string;
  /** The texts on its front, one per line. */
  readonly text: string;
  /** Those on its back, for whoever has turned it: a quiz has its answers there. */
  readonly backText: string;
  readonly copies: number;
}

/** A card whose faces are single pictures, named by their paths in the package. */
export interface PlayCard extends PlayWords {
  readonly front: string;
  readonly back: string | null;
}

/** Cards on one picture, row by row. */
export interface PlaySheet {
  readonly columns: number;
  readonly rows: number;
  readonly cards: readonly PlayWords[];
  /** Paths in the package. The back of cards without one is white. */
  readonly front: string;
  readonly back: string;
  /** Whether the picture of the backs has the same grid; otherwise, it is the back of all cards. */
  readonly hasOwnBacks: boolean;
}

export interface TextFile {
  readonly path: string;
  readonly text: string;
}

export interface PlayOptions extends Pick<RasterOptions, 'dpi' | 'quality' | 'pictures' | 'cache' | 'signal'> {
  readonly format: PlayFormat;
  readonly deck: PlayDeck;
  /** Credits for fonts, icon sets and illustrations, one line each. */
  readonly credits: readonly string[];
  readonly onProgress?: (progress: Pick<PdfProgress, 'done'>) => void;
  /** Called once at the end with the number of pictures; a sheet of cards counts as one. */
  readonly onPictures?: ((count: number) => void) | undefined;
}

/** The cards of a deck, drawn on request. */
export interface PlaySource {
  /** What tells the back of each card from others, in deck order; null for cards without a back. */
  readonly backs: readonly (string | null)[];
  /** @param places in the deck, from 0; all cards where not given */
  readonly cards: (places?: readonly number[]) => AsyncIterable<ZipCard>;
}
