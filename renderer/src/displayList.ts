import type { Matrix, Rect, Size } from './geometry.js';

/** `#rrggbb` or `#rrggbbaa`, lower case. */
export type HexColor = string;

export interface GradientStop {
  /** 0 … 1 */
  readonly offset: number;
  readonly color: HexColor;
}

export interface LinearGradient {
  readonly type: 'linear';
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly stops: readonly GradientStop[];
  /** Maps gradient space to the node's space. */
  readonly transform?: Matrix;
}

export interface RadialGradient {
  readonly type: 'radial';
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  /** Focal point; the centre when absent. */
  readonly fx?: number;
  readonly fy?: number;
  readonly stops: readonly GradientStop[];
  readonly transform?: Matrix;
}

export type Paint = HexColor | LinearGradient | RadialGradient;

export type FillRule = 'nonzero' | 'evenodd';

/** CSS mix-blend-mode names; canvas calls `normal` source-over, and the others have the same names. */
export type BlendMode =
  | 'normal'
  | 'multiply'
  | 'screen'
  | 'overlay'
  | 'darken'
  | 'lighten'
  | 'color-dodge'
  | 'color-burn'
  | 'hard-light'
  | 'soft-light'
  | 'difference'
  | 'exclusion'
  | 'hue'
  | 'saturation'
  | 'color'
  | 'luminosity';

export interface Stroke {
  readonly paint: Paint;
  readonly width: number;
  readonly dash?: readonly number[];
  readonly dashOffset?: number;
  readonly cap?: 'butt' | 'round' | 'square';
  readonly join?: 'miter' | 'round' | 'bevel';
  readonly miterLimit?: number;
}

/** Filled first, then stroked. `d` is SVG path data. */
export interface PathNode {
  readonly type: 'path';
  readonly d: string;
  readonly fill?: Paint;
  readonly fillRule?: FillRule;
  readonly stroke?: Stroke;
}

/** A whole raster image in the rectangle. Cropping is a clip on a group around it, never a source rectangle. */
export interface ImageNode extends Rect {
  readonly type: 'image';
  readonly src: string;
}

/** One run of text in one face on one baseline. Painters draw it with one call; `width` is its advance as laid out. */
export interface TextNode {
  readonly type: 'text';
  /** Left edge of the run, even if its direction is right to left. */
  readonly x: number;
  /** Baseline. */
  readonly y: number;
  readonly width: number;
  readonly text: string;
  /** Face id of the font manifest, which is also the font-family name that painters use. */
  readonly face: string;
  readonly size: number;
  readonly fill: HexColor;
  readonly direction: 'ltr' | 'rtl';
  /** Units added after every glyph; when not 0, ligatures are off. */
  readonly letterSpacing: number;
  /**
   * Set on the copies of a run that are its outline and shadow, and lie below it: their letters are drawn with a round
   * pen this wide along the edges, or filled if it is 0.
   */
  readonly pen?: number;
}

/** Text that is drawn as a picture, such as an emoji, where it would stand as letters. */
export type PicturedText = Pick<TextNode, 'x' | 'y' | 'width' | 'text' | 'size'>;

/**
 * Children in painting order. The transform applies to clip and children; opacity and blend to the composited group.
 */
export interface GroupNode {
  readonly type: 'group';
  readonly children: readonly SceneNode[];
  readonly transform?: Matrix;
  readonly opacity?: number;
  readonly blend?: BlendMode;
  /** Composited separately, like `isolation: isolate`: content does not blend with the backdrop. */
  readonly isolated?: boolean;
  readonly clip?: { readonly d: string; readonly rule?: FillRule };
  /** The template item, section or layer that this group paints. */
  readonly id?: string;
  /** For painters whose letters can be read; others paint only the picture. Such a group has no children. */
  readonly pictured?: PicturedText;
}

export type SceneNode = PathNode | ImageNode | TextNode | GroupNode;

/** The place of one part of the template, for hit testing, handles and preflight. */
export interface SceneItem {
  readonly id: string;
  readonly layer: 'root' | 'background' | 'section' | 'absolute-item' | 'section-item' | 'background-item';
  /** Content kind for items; absent for layers. */
  readonly kind?: string;
  readonly name?: string;
  readonly locked?: boolean;
  /** Before rotation, in face coordinates (0,0 is the trim's top left corner). */
  readonly rect: Rect;
  /** Degrees clockwise about the rectangle's centre. */
  readonly rotation: number;
  /**
   * Maps the rectangle to its place on the face, including the item's own rotation. Present only if the rotation is not
   * enough: the item is moved or scaled, or lies in something that is turned, moved or scaled.
   */
  readonly transform?: Matrix;
  /** Present when the item shows text. */
  readonly text?: {
    readonly content: string;
    /** Ink extent of the laid-out lines before rotation. */
    readonly bounds: Rect;
    readonly fontSize: number;
    readonly requestedFontSize: number;
    readonly color: HexColor;
    readonly lines: number;
  };
  /** Present when the item shows an image; `opaqueParts` (images/opaqueParts.ts) only if parts of it are transparent. */
  readonly image?: {
    readonly src: string;
    readonly intrinsic: Size;
    readonly drawn: Size;
    readonly opaqueParts?: string;
  };
  /** Present when the item shows a drawing (SVG) that is not the template's own: the size of all of it. */
  readonly drawing?: Size;
  /** Present when the item shows a QR code: what it says, its modules per edge, and their place before rotation. */
  readonly qr?: { readonly text: string; readonly modules: number; readonly bounds: Rect };
}

/** A problem that layout found; preflight adds the card and the language. */
export interface SceneIssue {
  /** e.g. `text.overflow`, `text.missing_glyph`, `image.broken`, `icon.unknown`, `class.unknown`, `font.unknown` */
  readonly code: string;
  readonly itemId: string;
  readonly message: string;
  /** How to fix it, if layout knows more than the reference of preflight. */
  readonly fix?: string;
  /** Numbers and names for callers, e.g. `{ characters: '龘' }`, `{ missing: 12.5 }`. */
  readonly details?: Readonly<Record<string, string | number>>;
}

/**
 * A laid-out face: plain immutable data, and the only input of painters. Coordinates are design units with (0,0) at the
 * trim's top left corner; content may reach `bleed` units beyond the trim on every side.
 */
export interface Scene {
  readonly version: 1;
  readonly width: number;
  readonly height: number;
  readonly bleed: number;
  /** Present if rows begin on the right, as in Arabic and Hebrew. */
  readonly direction?: 'rtl';
  readonly nodes: readonly SceneNode[];
  readonly items: readonly SceneItem[];
  readonly issues: readonly SceneIssue[];
  /** Face ids and image sources that painting needs, sorted. */
  readonly faces: readonly string[];
  readonly images: readonly string[];
}
