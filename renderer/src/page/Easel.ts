import { createOffscreenLayer } from '../painters/canvas/brush.js';
import { PaintCache } from '../painters/canvas/PaintCache.js';
import { RecurringPhotos } from '../painters/canvas/RecurringPhotos.js';
import { paintScene } from '../painters/canvas/paintScene.js';
import { PageError } from './PageError.js';
import type { Decoded } from './ImageCache.js';
import type { PaintJob } from './protocol.js';

/** One canvas, reused for all faces of one size: allocating it costs as much as painting. */
export class Easel {
  readonly #cache = new PaintCache();
  readonly #photos = new RecurringPhotos(createOffscreenLayer);
  #context: CanvasRenderingContext2D | undefined;

  /** Paints a face and encodes it. */
  async paint(job: PaintJob, images: ReadonlyMap<string, Decoded>): Promise<Blob> {
    const context = this.#prepare(job);
    const { scene, origin, pixelRatio } = job;
    const crop = { ...origin, width: job.exactWidth / pixelRatio, height: job.exactHeight / pixelRatio };
    const assets = {
      image: (src: string) => images.get(src)?.bitmap,
      isOpaque: (src: string) => images.get(src)?.isOpaque === true,
      createLayer: createOffscreenLayer,
    };
    const recurring = job.cornerRadius > 0 ? undefined : this.#photos;
    const options = { pixelRatio, crop, clip: false, cache: this.#cache, recurring };
    const { missingImages } = paintScene(context, scene, assets, options);
    const [missing] = missingImages;
    if (missing !== undefined) {
      throw new PageError({
        code: 'image.unreadable',
        subject: missing,
        message: 'The scene does not list this picture.',
      });
    }
    context.restore();
    fillEdges(context, job);
    return encode(context, job);
  }

  #prepare({ width, height, transparent, cornerRadius }: PaintJob): CanvasRenderingContext2D {
    const context = this.#acquire(width, height, transparent);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    context.save();
    if (cornerRadius > 0) {
      context.beginPath();
      context.roundRect(0, 0, width, height, cornerRadius);
      context.clip();
    }
    if (!transparent) {
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, width, height);
    }
    return context;
  }

  /** An opaque canvas encodes to RGB: smaller and quicker than RGBA. */
  #acquire(width: number, height: number, alpha: boolean): CanvasRenderingContext2D {
    const held = this.#context;
    const fits = held?.canvas.width === width && held.canvas.height === height;
    if (fits && held.getContextAttributes().alpha === alpha) return held;
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { alpha, willReadFrequently: true });
    if (!context)
      throw new PageError({
        code: 'canvas.unavailable',
        message: `The browser cannot create a canvas of ${width} × ${height} px.`,
      });
    this.#context = context;
    return context;
  }
}

/**
 * A face that ends inside a pixel covers it only partly. Repeat the neighbouring pixel, so that no light edge is
 * printed.
 */
function fillEdges(context: CanvasRenderingContext2D, { width, height, exactWidth, exactHeight }: PaintJob): void {
  const { canvas } = context;
  if (width - exactWidth > 1e-3 && width > 1)
    context.drawImage(canvas, width - 2, 0, 1, height, width - 1, 0, 1, height);
  if (height - exactHeight > 1e-3 && height > 1)
    context.drawImage(canvas, 0, height - 2, width, 1, 0, height - 1, width, 1);
}

async function encode(context: CanvasRenderingContext2D, { encoding, width, height }: PaintJob): Promise<Blob> {
  if (encoding === 'raw') return new Blob([context.getImageData(0, 0, width, height).data]);
  const blob = await new Promise<Blob | null>((resolve) => context.canvas.toBlob(resolve, 'image/png'));
  if (!blob)
    throw new PageError({
      code: 'canvas.unavailable',
      message: `The browser cannot encode a picture of ${width} × ${height} px.`,
    });
  return blob;
}
