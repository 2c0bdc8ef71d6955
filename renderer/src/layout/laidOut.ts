import type { Rect } from '../geometry.js';
import type { VectorArt } from '../icons/types.js';
import type { ResolvedBox, ResolvedFace, TextPath } from '../resolve/resolvedFace.js';
import type { SceneIssue } from '../displayList.js';
import type { PictureMask } from './prepareMask.js';
import type { TextLayout } from './text/types.js';

/** A picture whose size is known. */
export type Picture =
  | {
      readonly kind: 'raster';
      readonly src: string;
      readonly width: number;
      readonly height: number;
      readonly opaqueParts?: string | undefined;
    }
  | { readonly kind: 'vector'; readonly src: string; readonly art: VectorArt };

/** What a QR code says, the modules of its edge without the quiet zone, and those of the quiet zone. */
export interface QrCode {
  readonly text: string;
  readonly modules: number;
  readonly quietZone: number;
}

/** What a box shows, with everything measured. Rectangles are in face coordinates, before any rotation. */
export type LaidOutContent =
  | {
      readonly type: 'text';
      readonly rect: Rect;
      readonly layout: TextLayout;
      /** Absent if the lines run across; the layout is always that of lines across. */
      readonly path?: TextPath;
    }
  | {
      readonly type: 'icons';
      readonly icons: readonly { readonly rect: Rect; readonly faint: boolean }[];
      /** The number beside the only icon of a row that has no room for all. */
      readonly inWords?: { readonly rect: Rect; readonly layout: TextLayout };
      readonly art: VectorArt;
    }
  | {
      readonly type: 'picture';
      readonly rect: Rect;
      readonly picture: Picture;
      readonly fit: PictureFit;
      readonly mask?: PictureMask;
      /** Present if the picture is a QR code. */
      readonly qr?: QrCode;
    }
  | { readonly type: 'shape'; readonly shape: string; readonly props: Readonly<Record<string, unknown>> };

export type ObjectFit = 'cover' | 'contain' | 'fill' | 'none' | 'scale-down';

/** `whole` is a card's own choice: like `contain`, and away from the cut. */
export type PictureFit = ObjectFit | 'whole';

export interface LaidOutBox {
  readonly source: ResolvedBox;
  readonly rect: Rect;
  /** Degrees clockwise about the centre, from an absolute item's frame. */
  readonly rotation: number;
  readonly content: LaidOutContent | null;
  readonly children: readonly LaidOutBox[];
}

export interface LaidOutFace extends Pick<ResolvedFace, 'geometry' | 'direction'> {
  /** In painting order: background, sections, absolute items. */
  readonly layers: readonly LaidOutBox[];
  readonly issues: readonly SceneIssue[];
}
