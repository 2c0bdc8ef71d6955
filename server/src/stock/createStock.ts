import type { Config } from '../config.js';
import { LocalPhotos } from './local.js';
import type { StockPhotos } from './types.js';
import { UnsplashPhotos } from './unsplash.js';

/** Photos from Unsplash where a key is set, else own pictures; those stay reachable, for decks that already show them. */
export function createStock({ unsplashAccessKey, publicUrl }: Pick<Config, 'unsplashAccessKey' | 'publicUrl'>): {
  stock: StockPhotos;
  local: LocalPhotos;
} {
  const local = new LocalPhotos(publicUrl);
  const stock = unsplashAccessKey === undefined ? local : new UnsplashPhotos({ accessKey: unsplashAccessKey });
  return { stock, local };
}
