import type { Scene } from '@cardwright/renderer';
import { createOffscreenLayer, PaintCache, paintScene } from '@cardwright/renderer/canvas';
import type { BrowserRenderer } from '../createBrowserRenderer.js';
import { TaskDropped } from './TaskQueue.js';
import { SentPictures } from './SentPictures.js';
import type { PaintAnswer, PaintRequest } from './protocol.js';

interface Waiting {
  readonly resolve: (bitmap: ImageBitmap) => void;
  readonly reject: (error: Error) => void;
}

/** Paints scenes in a worker, or on the page if the browser has no OffscreenCanvas. */
export class Painter {
  readonly #renderer: BrowserRenderer;
  readonly #cache = new PaintCache();
  readonly #waiting = new Map<number, Waiting>();
  readonly #worker: Worker | undefined;
  readonly #sent = new SentPictures();
  #count = 0;

  constructor(renderer: BrowserRenderer) {
    this.#renderer = renderer;
    this.#worker = this.#startWorker();
  }

  /** @param width device pixels; the height follows from the face's ratio */
  paint(scene: Scene, width: number): Promise<ImageBitmap> {
    const height = Math.max(1, Math.round((width * scene.height) / scene.width));
    if (this.#worker === undefined) return this.#paintHere(scene, width, height);
    const id = (this.#count += 1);
    const fonts = scene.faces.flatMap((face): [string, string][] => {
      const url = this.#renderer.fontUrl(face);
      return url === undefined ? [] : [[face, url]];
    });
    const request: PaintRequest = {
      id,
      scene,
      width,
      height,
      fonts,
      ...this.#sent.toSend(this.#renderer.images.bitmaps(scene.images)),
    };
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage(request);
    });
  }

  /** Ends the worker; what waits for it is dropped. */
  close(): void {
    this.#worker?.terminate();
    for (const { reject } of this.#waiting.values()) reject(new TaskDropped('Another painter has taken over.'));
    this.#waiting.clear();
  }

  #startWorker(): Worker | undefined {
    if (typeof OffscreenCanvas === 'undefined') return undefined;
    const worker = new Worker(new URL('./paintWorker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<PaintAnswer>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('bitmap' in data) waiting?.resolve(data.bitmap);
      else waiting?.reject(new Error(data.problem));
    });
    worker.addEventListener('error', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('The painting worker could not start.'));
      this.#waiting.clear();
    });
    return worker;
  }

  #paintHere(scene: Scene, width: number, height: number): Promise<ImageBitmap> {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error(`The browser has no canvas of ${width} × ${height} px.`);
    const images = this.#renderer.images.bitmaps(scene.images);
    const assets = { image: (src: string) => images.get(src), createLayer: createOffscreenLayer };
    paintScene(context, scene, assets, { pixelRatio: width / scene.width, cache: this.#cache });
    return createImageBitmap(canvas);
  }
}
