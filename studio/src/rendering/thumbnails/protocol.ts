import type { Scene } from '@cardwright/renderer';

/** One face to paint, with everything that a worker needs for it. */
export interface PaintRequest {
  readonly id: number;
  readonly scene: Scene;
  /** Width of the picture, in device pixels. */
  readonly width: number;
  readonly height: number;
  /** The address of each font face of the scene, by id. */
  readonly fonts: readonly (readonly [id: string, url: string])[];
  /** Pictures that the worker does not have yet; it keeps them. */
  readonly images: ReadonlyMap<string, ImageBitmap>;
  /** Pictures that it may release. */
  readonly forget: readonly string[];
}

export type PaintAnswer =
  { readonly id: number; readonly bitmap: ImageBitmap } | { readonly id: number; readonly problem: string };
