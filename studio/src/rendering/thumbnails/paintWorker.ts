import { createOffscreenLayer, faceBytes, PaintCache, paintScene } from '@cardwright/renderer/canvas';
import type { PaintAnswer, PaintRequest } from './protocol.js';

/** The part of a worker's global scope in use; the DOM's types know only windows. */
interface WorkerScope {
  readonly fonts: FontFaceSet;
  postMessage(answer: PaintAnswer, transfer?: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<PaintRequest>) => void): void;
}

declare const self: WorkerScope;

const cache = new PaintCache();
const fonts = new Map<string, Promise<void>>();
const pictures = new Map<string, ImageBitmap>();

/** Faces are painted in order of arrival, so that no picture is released while an earlier face still shows it. */
let turn = Promise.resolve();
self.addEventListener('message', ({ data }) => {
  turn = turn.then(() => answer(data));
});

async function answer(request: PaintRequest): Promise<void> {
  forget(request.forget);
  for (const [src, bitmap] of request.images) pictures.set(src, bitmap);
  try {
    await Promise.all(request.fonts.map(([id, url]) => loadFont(id, url)));
    const bitmap = paint(request);
    self.postMessage({ id: request.id, bitmap }, [bitmap]);
  } catch (error) {
    self.postMessage({ id: request.id, problem: error instanceof Error ? error.message : String(error) });
  }
}

function forget(sources: readonly string[]): void {
  for (const src of sources) {
    pictures.get(src)?.close();
    pictures.delete(src);
  }
}

function paint({ scene, width, height }: PaintRequest): ImageBitmap {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error(`The browser has no canvas of ${width} × ${height} px.`);
  const assets = { image: (src: string) => pictures.get(src), createLayer: createOffscreenLayer };
  paintScene(context, scene, assets, { pixelRatio: width / scene.width, cache });
  return canvas.transferToImageBitmap();
}

/** Faces use their id as family name, as in the document. */
function loadFont(id: string, url: string): Promise<void> {
  const known = fonts.get(id);
  if (known !== undefined) return known;
  const loading = fetchFont(id, url);
  fonts.set(id, loading);
  loading.catch(() => fonts.delete(id));
  return loading;
}

async function fetchFont(id: string, url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The font ${id} cannot be loaded: the server answered ${response.status}.`);
  const face = new FontFace(id, faceBytes(id, new Uint8Array(await response.arrayBuffer())));
  self.fonts.add(await face.load());
}
