import type { Scene } from '@cardwright/renderer';

/** One face to paint, with everything that a worker needs for it. */
export interface PaintRequest {
  readonly id: number;
  readonly scene: Scene;
  /** Of the picture, in device pixels. */
  readonly width: number;
  readonly height: number;
  /** Where each font face of the scene is, by its id. */
  readonly fonts: readonly (readonly [id: string, url: string])[];
  /** Pictures that the worker has not got yet; it keeps them. */
  readonly images: ReadonlyMap<string, ImageBitmap>;
  /** Pictures that it need not keep any longer. */
  readonly forget: readonly string[];
}

export type PaintAnswer =
  { readonly id: number; readonly bitmap: ImageBitmap } | { readonly id: number; readonly problem: string };
