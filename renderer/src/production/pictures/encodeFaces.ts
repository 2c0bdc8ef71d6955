import type { Scene } from '../../displayList.js';
import { standaloneSvg } from '../../painters/svg/index.js';
import {
  type Drawing,
  type RasterFormat,
  type RasterOptions,
  renderPdf,
  renderRaster,
  sceneIn,
} from '../../export/index.js';
import type { PdfEngine } from '../../imposition/types.js';
import type { DeckStudio } from '../DeckStudio.js';
import type { RenderPlan } from './planRender.js';

export interface EncodeOptions extends Pick<
  RenderPlan,
  'format' | 'size' | 'dpi' | 'bleedMm' | 'quality' | 'transparent' | 'cornerRadiusMm'
> {
  readonly signal?: AbortSignal | undefined;
}

export interface EncodableFace {
  /** Returned with the bytes. */
  readonly id: string;
  readonly label: string;
  readonly title: string;
  readonly scene: Drawing;
  /** The engine that writes PDFs. */
  readonly engine: PdfEngine;
}

export interface EncodedFace {
  readonly id: string;
  readonly bytes: Uint8Array | string;
  /** px; absent for formats without pixels. */
  readonly width?: number;
  readonly height?: number;
}

/** Renders faces as files of one format, in the given order. Ending the iteration early stops the work. */
export async function* encodeFaces(
  faces: AsyncIterable<EncodableFace>,
  options: EncodeOptions,
  studio: DeckStudio,
): AsyncGenerator<EncodedFace, void, void> {
  const { format } = options;
  if (format !== 'svg' && format !== 'pdf') {
    yield* renderRaster(faces, rasterOptions({ ...options, format }, studio), studio.pool);
    return;
  }
  for await (const face of faces) {
    options.signal?.throwIfAborted();
    const scene = await sceneIn(face.scene);
    yield {
      id: face.id,
      bytes: await (format === 'svg'
        ? encodeSvg({ ...face, scene }, options, studio)
        : encodePdf({ ...face, scene }, options, studio)),
    };
  }
}

/** How a studio paints faces as pictures. */
export function rasterOptions(
  {
    format,
    size,
    dpi,
    bleedMm,
    quality,
    transparent,
    cornerRadiusMm,
    signal,
  }: EncodeOptions & { format: RasterFormat },
  { images, cache }: DeckStudio,
): RasterOptions {
  const looks = { format, dpi, bleedMm, quality, transparent, cornerRadiusMm };
  return { ...looks, widthMm: size.widthMm, pictures: images, cache, ...(signal && { signal }) };
}

type LaidOut = EncodableFace & { readonly scene: Scene };

async function encodeSvg(
  { scene, title }: LaidOut,
  { size, bleedMm }: EncodeOptions,
  studio: DeckStudio,
): Promise<string> {
  const fonts = new Map<string, Uint8Array>();
  for (const face of scene.faces) fonts.set(face, await studio.renderer.fonts.fontBytes(face));
  const pictures = new Map<string, { readonly bytes: Uint8Array; readonly mime: string }>();
  for (const src of scene.images) pictures.set(src, await studio.images.imageBytes(src));
  return standaloneSvg(scene, {
    fontBytes: (face) => loaded(fonts, face),
    imageBytes: (src) => loaded(pictures, src),
    widthMm: size.widthMm,
    bleedMm,
    title,
  });
}

function encodePdf(
  { scene, label, title, engine }: LaidOut,
  { size, bleedMm, signal }: EncodeOptions,
  studio: DeckStudio,
): Promise<Uint8Array> {
  const options = { widthMm: size.widthMm, bleedMm, engine, pictures: studio.images, signal, metadata: { title } };
  return renderPdf([{ scene, label }], options, studio.pool);
}

function loaded<T>(all: ReadonlyMap<string, T>, key: string): T {
  const value = all.get(key);
  if (value === undefined) throw new RangeError(`${key} was not loaded.`);
  return value;
}
