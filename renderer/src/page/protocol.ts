import type { Scene } from '../displayList.js';

/** A paint job for the export page. Addresses are paths on the server that served the page. */
export interface PaintJob {
  readonly type: 'paint';
  readonly scene: Scene;
  /** Top left corner of the picture in units; (0,0) is the trim's. */
  readonly origin: { readonly x: number; readonly y: number };
  /** px per unit. */
  readonly pixelRatio: number;
  /** Size of the painted face in px before rounding; a pixel that the face covers partly is filled up. */
  readonly exactWidth: number;
  readonly exactHeight: number;
  /** Size of the picture in px. */
  readonly width: number;
  readonly height: number;
  /** `png`: encoded by the browser; `raw`: RGBA bytes, row by row. */
  readonly encoding: 'png' | 'raw';
  /** Keeps unpainted pixels transparent instead of white. */
  readonly transparent: boolean;
  /** Radius of the face's corners in px; nothing is painted outside them. */
  readonly cornerRadius: number;
  readonly fontUrls: Readonly<Record<string, string>>;
  readonly imageUrls: Readonly<Record<string, string>>;
}

export type PageOrder = PaintJob | { readonly type: 'stop' };

/** With this header, the body of a report is a `PageFailure` instead of a picture. */
export const FAILURE_HEADER = 'x-cardwright-failure';

export interface PageFailure {
  /** `image.unreadable`, `font.unreadable`, `canvas.unavailable` or `page.failed`. */
  readonly code: string;
  readonly message: string;
  /** Image source or face id. */
  readonly subject?: string;
}
