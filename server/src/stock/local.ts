import Router from '@koa/router';
import { drawScene, SCENES_VERSION } from '@cardwright/templates/scenes';
import type { Context } from 'koa';
import { notFound } from '../errors.js';
import type { MediaPictures, PictureSource } from '../images/PictureSources.js';
import type { StockPhoto, StockPhotos } from './types.js';

/** Square, so that cards of any ratio crop little. */
const SIDE_PX = 2_048;
/** The number of pictures per query: enough to choose from. */
const PICTURES_A_QUERY = 60;
const MAX_QUERY = 100;
const ADDRESS = /^\/media\/stock\/([^/]{1,900})\/(\d{1,2})\.webp$/;

/** Built-in pictures, drawn from the words of a query on the first request; nothing is stored. */
export class LocalPhotos implements StockPhotos, MediaPictures {
  readonly provider = 'local';

  /** @param publicUrl of this server, without a trailing slash */
  constructor(private readonly publicUrl: string) {}

  search(query: string, { perPage, page }: { perPage: number; page: number }) {
    const wanted = normalise(query);
    if (wanted === '') return Promise.resolve({ results: [], total: 0 });
    const first = (page - 1) * perPage;
    const count = Math.max(0, Math.min(perPage, PICTURES_A_QUERY - first));
    const results = Array.from({ length: count }, (_, index) => this.#photo(wanted, first + index));
    return Promise.resolve({ results, total: PICTURES_A_QUERY });
  }

  /** Built-in pictures need no report. */
  reportUse(): Promise<void> {
    return Promise.resolve();
  }

  find({ pathname }: URL): PictureSource | undefined {
    const [, encoded = '', number = ''] = ADDRESS.exec(pathname) ?? [];
    const query = normalise(decode(encoded));
    if (query === '' || Number(number) >= PICTURES_A_QUERY) return undefined;
    const wish = { prompt: query, style: 'default', width: SIDE_PX, height: SIDE_PX, variant: Number(number) };
    return {
      key: `stock ${SCENES_VERSION} ${number} ${query}`,
      isUnchanging: true,
      read: () => Promise.resolve(Buffer.from(drawScene(wish))),
    };
  }

  #photo(query: string, number: number): StockPhoto {
    const address = `${this.publicUrl}/media/stock/${encodeURIComponent(query)}/${number}.webp`;
    return {
      id: `local-${number}-${Buffer.from(query).toString('base64url')}`,
      width: SIDE_PX,
      height: SIDE_PX,
      alt_description: query,
      urls: {
        full: `${address}?w=1024&dpr=2`,
        regular: `${address}?w=1280`,
        small: `${address}?w=640`,
        thumb: `${address}?w=320`,
      },
      attribution: null,
    };
  }
}

/** `/media/stock/{query}/{number}.webp?w=1280`: short URLs for the image path. */
export function stockRouter(answer: (context: Context, src: string) => Promise<void>): Router {
  const router = new Router();
  router.get('/media/stock/:query/:file', async (context) => {
    context.state.route = '/media/stock/{query}/{file}';
    if (!ADDRESS.test(context.path)) throw notFound('Picture');
    await answer(context, context.path);
  });
  return router;
}

/** Normalizes a query, so that all spellings share one picture. */
function normalise(query: string): string {
  const words =
    query
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return Array.from(words.join(' ')).slice(0, MAX_QUERY).join('').trim();
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
