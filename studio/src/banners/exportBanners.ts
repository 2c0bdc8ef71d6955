import { type BannerOrder, drawBanner } from '@cardwright/renderer';
import { createOffscreenLayer, paintScene } from '@cardwright/renderer/canvas';
import { saveFile } from '../browser/saveFile.js';
import type { BrowserRenderer } from '../rendering/createBrowserRenderer.js';

/** The formats of banner files, with their types. */
export const BANNER_FORMATS = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' } as const;
export type BannerFormat = keyof typeof BANNER_FORMATS;

const QUALITY = 0.92;

export interface BannerFile {
  /** Without its ending: `link-preview`, `de/link-preview`. */
  readonly name: string;
  readonly order: BannerOrder;
}

interface Exporting {
  readonly format: BannerFormat;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
}

/** Draws banners in exactly their sizes and saves them: one as a file, several as a zip. @param name of the zip */
export async function exportBanners(
  files: readonly BannerFile[],
  name: string,
  renderer: BrowserRenderer,
  { format, signal, onProgress }: Exporting,
): Promise<void> {
  const drawn = new Map<string, Blob>();
  for (const file of files) {
    signal.throwIfAborted();
    drawn.set(`${file.name}.${format}`, await drawFile(file.order, renderer, format));
    onProgress(drawn.size);
  }
  signal.throwIfAborted();
  const [first, ...others] = drawn;
  if (first === undefined) return;
  if (others.length === 0) saveFile(first[1], `${name}-${first[0].replaceAll('/', '-')}`);
  else saveFile(await zip(drawn), `${name}-banners.zip`);
}

/** One banner with exactly the pixels of its size. @throws Error if the browser cannot write the format */
export async function drawFile(order: BannerOrder, renderer: BrowserRenderer, format: BannerFormat): Promise<Blob> {
  const scene = await drawBanner(order, renderer.scenes);
  const canvas = document.createElement('canvas');
  canvas.width = order.size.width;
  canvas.height = order.size.height;
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error(`The browser has no canvas of ${canvas.width} × ${canvas.height} px.`);
  const images = renderer.images.bitmaps(scene.images);
  const assets = { image: (src: string) => images.get(src), createLayer: createOffscreenLayer };
  paintScene(context, scene, assets, { pixelRatio: canvas.width / scene.width });
  const type = BANNER_FORMATS[format];
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  // Browsers that do not know a type write PNG.
  if (blob?.type !== type) throw new Error(`This browser cannot write ${format} files. Choose PNG.`);
  return blob;
}

async function zip(files: ReadonlyMap<string, Blob>): Promise<Blob> {
  const { zipSync } = await import('fflate');
  const entries = await Promise.all(
    // Pictures are compressed already.
    [...files].map(async ([name, blob]) => [name, [new Uint8Array(await blob.arrayBuffer()), { level: 0 }]] as const),
  );
  return new Blob([zipSync(Object.fromEntries(entries) as Parameters<typeof zipSync>[0])], { type: 'application/zip' });
}
