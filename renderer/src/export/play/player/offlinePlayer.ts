import { readFileSync } from 'node:fs';
import { directionOf } from '../../../directionOf.js';
import { escapeXml } from '../../../painters/svg/markup.js';
import type { BrowserPool } from '../../browser/BrowserPool.js';
import { renderRaster } from '../../raster/renderRaster.js';
import { PlayContents } from '../PlayContents.js';
import { playLanguage, playTexts } from '../playTexts.js';
import type { PlayDeck, PlayOptions, PlaySource } from '../types.js';

/** Beside the sources; dist is at the same depth. */
const PAGE = new URL('../../../../src/export/play/player/player.html', import.meta.url);
const PICTURES = '<!-- pictures -->';
const CARDS = "'%list%'";
const LEFT = { key: 'ArrowLeft', arrow: '←' };
const RIGHT = { key: 'ArrowRight', arrow: '→' };

/** One page for any browser, with everything in it: nothing is loaded, so it works without a connection. */
export async function* offlinePlayer(
  source: PlaySource,
  options: PlayOptions,
  pool: BrowserPool,
): AsyncGenerator<Uint8Array, void, void> {
  const { deck, credits } = options;
  const page = named(readFileSync(PAGE, 'utf8'), deck);
  const [head = '', tail = ''] = page.split(PICTURES);
  yield Buffer.from(head);
  const contents = new PlayContents(deck.language);
  const raster = { ...options, widthMm: deck.widthMm, format: 'jpg' } as const;
  let count = 0;
  for await (const { id, bytes } of renderRaster(contents.faces(source.cards()), raster, pool)) {
    contents.place(id, `${count}`);
    yield Buffer.from(`<script>pictures.push("data:image/jpeg;base64,${bytes.toString('base64')}")</script>\n`);
    count += 1;
    options.onProgress?.({ done: count });
  }
  options.onPictures?.(count);
  const cards = contents.cards().map(({ front, back, ...words }) => {
    return { ...words, front: Number(front), back: back === null ? null : Number(back) };
  });
  yield Buffer.from(tail.replace(CARDS, () => inScript(cards)));
  yield Buffer.from(`<!--\n${credits.join('\n').replaceAll('--', '––')}\n-->\n`);
}

/** The page in the language of the deck, if it has texts in that. The next card lies in the direction in which the language is read. */
function named(page: string, { title, language, widthMm, heightMm }: PlayDeck): string {
  const pageLanguage = playLanguage(language);
  const direction = directionOf(pageLanguage);
  const [previous, next] = direction === 'ltr' ? [LEFT, RIGHT] : [RIGHT, LEFT];
  const values: Readonly<Record<string, string>> = {
    ...playTexts(pageLanguage),
    ...{ title, language, pageLanguage, direction, ratio: `${widthMm / heightMm}` },
    ...{ previousKey: previous.key, previousArrow: previous.arrow, nextKey: next.key, nextArrow: next.arrow },
  };
  return page.replace(/%(\w+)%/g, (placeholder, name: string) => escapeXml(values[name] ?? placeholder));
}

/** A value as JavaScript in which nothing can end the script. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
