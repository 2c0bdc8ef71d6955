import type { Scene } from '../displayList.js';

/** What the export page is told to paint. Addresses are paths on the server that the page came from. */
export interface PaintJob {
  readonly type: 'paint';
  readonly scene: Scene;
  /** Top left corner of the picture in units; (0,0) is the trim's. */
  readonly origin: { readonly x: number; readonly y: number };
  /** px for one unit. */
  readonly pixelRatio: number;
  /** Size of the painted face in px before rounding: where it ends within a pixel, that pixel is filled up. */
  readonly exactWidth: number;
  readonly exactHeight: number;
  /** Size of the picture in px. */
  readonly width: number;
  readonly height: number;
  /** `png`: encoded by the browser; `raw`: RGBA bytes, row by row. */
  readonly encoding: 'png' | 'raw';
  /** Keeps what is not painted transparent instead of white. */
  readonly transparent: boolean;
  /** Radius in px of the face's corners; outside them nothing is painted. */
  readonly cornerRadius: number;
  readonly fontUrls: Readonly<Record<string, string>>;
  readonly imageUrls: Readonly<Record<string, string>>;
}

export type PageOrder = PaintJob | { readonly type: 'stop' };

/** Sent with this header the body of a report is a `PageFailure` instead of a picture. */
export const FAILURE_HEADER = 'x-cardwright-failure';

export interface PageFailure {
  /** `image.unreadable`, `font.unreadable`, `canvas.unavailable` or `page.failed`. */
  readonly code: string;
  readonly message: string;
  /** Image source or face id. */
  readonly subject?: string;
}
