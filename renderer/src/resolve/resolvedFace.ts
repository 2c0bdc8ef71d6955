import type { Direction } from '../directionOf.js';
import type { Point, Rect } from '../geometry.js';
import type { PictureFocus } from '../schema/values/focus.js';
import type { Correction } from '../schema/template/qrProps.js';
import type { TextBlock } from './textBlock.js';
import type { TextRole } from './textRole.js';
import type { HexColor, SceneIssue, SceneItem } from '../displayList.js';
import type { FaceGeometry } from './faceInput.js';
import type { Style } from './style.js';
import type { TextStyle } from './textStyle.js';
import type { ColorTokens } from './tokens.js';

/** Where the lines of a text run if not across: downwards, upwards, vertically, or along a circle with a radius in units. */
export type TextPath =
  | {
      readonly type: 'turned';
      readonly direction: 'downwards' | 'upwards';
      /** Set for vertical lines, in which characters stand upright. */
      readonly upright?: TextBlock['upright'] & string;
    }
  /** Above 0, the middle of the line is its highest point; below 0, its lowest. */
  | { readonly type: 'arc'; readonly radius: number };

/** What is drawn below the letters of a text. */
export type TextEffects = Pick<TextStyle, 'textOutline' | 'textShadows'>;

/** What a box shows besides its own background and border. */
export type ResolvedContent =
  | {
      readonly type: 'text';
      readonly block: TextBlock;
      readonly decoration: Style['textDecoration'];
      readonly source: string;
      readonly role: TextRole;
      /** Present when the letters have an outline or a shadow. */
      readonly effects?: TextEffects;
      /** Absent if the lines run across. */
      readonly path?: TextPath;
    }
  | {
      readonly type: 'icon';
      readonly name: string;
      readonly color: HexColor;
      readonly strokeWidth: number | undefined;
      /** Natural edge length. */
      readonly size: number;
      /** How many are drawn in full, and the total; the others are drawn faintly. */
      readonly repeat: IconRepeat | undefined;
    }
  | {
      readonly type: 'image';
      readonly src: string;
      readonly placeholder: string | undefined;
      readonly color: HexColor;
      /** The fit of a picture without transparent parts. */
      readonly photoFit: 'contain' | 'cover' | 'fill' | undefined;
      /** The point of a picture without transparent parts that stays in sight where it is cropped. */
      readonly photoFocus?: Point;
      /** The point of the card's picture that stays in sight where it is cropped, or that it is shown whole. */
      readonly focus?: PictureFocus;
      readonly mask?: ResolvedMask;
    }
  | {
      readonly type: 'svg';
      readonly source: string;
      readonly fit: 'contain' | 'cover' | 'fill';
      readonly color: HexColor;
      readonly mask?: ResolvedMask;
    }
  | {
      readonly type: 'qr';
      readonly text: string;
      readonly correction: Correction;
      /** The margin of the code, in modules. */
      readonly quietZone: number;
      readonly color: HexColor;
    }
  | { readonly type: 'shape'; readonly shape: string; readonly props: Readonly<Record<string, unknown>> };

/** The shape that a picture is cut to. */
export interface ResolvedMask {
  /** The name of a shape, path data or an SVG. */
  readonly source: string;
  /** `sides`, `points` and the other props of the shape. */
  readonly props: Readonly<Record<string, unknown>>;
}

export interface IconRepeat {
  readonly count: number;
  readonly of: number;
  /** `×9`, which replaces the row where it has no room. */
  readonly inWords: TextBlock;
}

/** A section, layer or item with its classes turned into style and its content bound; no geometry yet. */
export interface ResolvedBox {
  readonly id: string;
  readonly layer: SceneItem['layer'];
  readonly kind?: string;
  readonly name?: string;
  readonly locked?: boolean;
  readonly style: Style;
  readonly content: ResolvedContent | null;
  readonly children: readonly ResolvedBox[];
  /** Absolute items only: x, y, width and height in units, and the rotation in degrees. */
  readonly frame?: Rect & { readonly rotation: number };
}

export interface ResolvedFace {
  readonly geometry: FaceGeometry;
  readonly direction: Direction;
  readonly tokens: ColorTokens;
  readonly background: ResolvedBox;
  readonly sections: readonly ResolvedBox[];
  readonly absoluteItems: readonly ResolvedBox[];
  readonly issues: readonly SceneIssue[];
}
