import type { Config } from '../config.js';
import { LocalPhotos } from './local.js';
import type { StockPhotos } from './types.js';
import { UnsplashPhotos } from './unsplash.js';

/**
 * Uses photos from Unsplash if a key is set, otherwise built-in pictures; these stay available for decks that already
 * show them.
 */
export function createStock({ unsplashAccessKey, publicUrl }: Pick<Config, 'unsplashAccessKey' | 'publicUrl'>): {
  stock: StockPhotos;
  local: LocalPhotos;
} {
  const local = new LocalPhotos(publicUrl);
  const stock = unsplashAccessKey === undefined ? local : new UnsplashPhotos({ accessKey: unsplashAccessKey });
  return { stock, local };
}
