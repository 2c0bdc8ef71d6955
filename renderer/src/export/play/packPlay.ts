import { CardwrightError } from '../../errors.js';
import type { BrowserPool } from '../browser/BrowserPool.js';
import { ZipStream } from '../zip/ZipStream.js';
import { cardGameSimulatorFiles } from './formats/cardGameSimulator.js';
import { playingCardsIoFiles } from './formats/playingCardsIo.js';
import { tabletopPlaygroundFiles } from './formats/tabletopPlayground.js';
import { THUMBNAIL, tabletopSimulatorFiles, thumbnailOf } from './formats/tabletopSimulator.js';
import { virtualTabletopFiles, virtualTabletopPath } from './formats/virtualTabletop.js';
import { packPictures } from './packPictures.js';
import { pictureName } from './pictureName.js';
import { offlinePlayer } from './player/offlinePlayer.js';
import { playReadme } from './playReadme.js';
import { packSheets } from './sheets/packSheets.js';
import type { PlayOptions, PlaySource, TextFile } from './types.js';

/**
 * Packs a deck for playing on a screen. Bytes are streamed, so a large deck needs little memory.
 * @throws CardwrightError `play.empty`, `play.picture`, and the errors of `renderRaster`
 */
export async function* packPlay(
  source: PlaySource,
  options: PlayOptions,
  pool: BrowserPool,
): AsyncGenerator<Uint8Array, void, void> {
  if (source.backs.length === 0)
    throw new CardwrightError('play.empty', 'There is no card to play with.', { fix: 'Choose at least one card.' });
  if (options.format === 'offline-player') return yield* offlinePlayer(source, options, pool);
  const zip = new ZipStream();
  const files = yield* packFiles(zip, source, options, pool);
  options.onPictures?.(zip.pictures);
  for (const { path, text } of [...files, ...playReadme(options)]) zip.add(path, Buffer.from(`${text}\n`), true);
  yield* zip.end();
}

/** Adds the pictures. @returns the files that refer to them */
async function* packFiles(
  zip: ZipStream,
  source: PlaySource,
  options: PlayOptions,
  pool: BrowserPool,
): AsyncGenerator<Uint8Array, readonly TextFile[], void> {
  const { format, deck } = options;
  const pictures = (pathOf: PathOf) => packPictures(zip, source, options, pool, pathOf);
  const inSheets = (pathOf: PathOf) => packSheets(zip, source, options, pool, pathOf);
  switch (format) {
    case 'offline-player':
      return [];
    case 'virtual-tabletop':
      return virtualTabletopFiles(deck, yield* pictures(virtualTabletopPath), options.credits);
    case 'playingcards-io':
      return playingCardsIoFiles(deck, yield* pictures(inFolder('userassets')));
    case 'card-game-simulator':
      return cardGameSimulatorFiles(deck, yield* pictures(inFolder('cards')));
    case 'tts': {
      const { sheets, cover } = yield* inSheets(pictureName);
      if (cover !== undefined) zip.add(THUMBNAIL, await thumbnailOf(cover), false);
      return tabletopSimulatorFiles(deck, sheets);
    }
    case 'tabletop-playground': {
      const { sheets } = yield* inSheets(inFolder('Textures'));
      return tabletopPlaygroundFiles(deck, sheets);
    }
  }
}

type PathOf = (bytes: Uint8Array) => string;

const inFolder =
  (folder: string): PathOf =>
  (bytes) =>
    `${folder}/${pictureName(bytes)}`;
