import { Easel } from './Easel.js';
import { FontStore } from './FontStore.js';
import { ImageCache } from './ImageCache.js';
import { toFailure } from './PageError.js';
import { FAILURE_HEADER, type PageOrder, type PaintJob } from './protocol.js';

/**
 * The page that the export browser loads. It asks its server for work, paints, and sends the picture with the
 * request for the next face until it is told to stop: one round trip per face. `?window=<id>` identifies the window.
 */
async function work(): Promise<void> {
  const address = `window/${new URLSearchParams(location.search).get('window') ?? ''}`;
  const fonts = new FontStore();
  const images = new ImageCache();
  const easel = new Easel();
  let report: RequestInit = {};
  for (;;) {
    const response = await fetch(address, { method: 'POST', ...report });
    const order = (await response.json()) as PageOrder;
    if (order.type === 'stop') return;
    report = await perform(order);
  }

  async function perform(job: PaintJob): Promise<RequestInit> {
    try {
      const [pictures] = await Promise.all([images.load(job.imageUrls), fonts.load(job.fontUrls)]);
      return { body: await easel.paint(job, pictures) };
    } catch (error) {
      return { body: JSON.stringify(toFailure(error)), headers: { [FAILURE_HEADER]: '1' } };
    }
  }
}

void work();
