import type { Rgb } from '../color/hex.js';
import type { Severity } from '../errors.js';
import type { CardShape } from '../cardShapes.js';
import type { Rect, Size } from '../geometry.js';
import type { Card, Category, Deck } from '../schema/deck/deck.js';
import type { TemplateConfig } from '../schema/template/template.js';
import type { Scene } from '../displayList.js';
import type { ColorProbe } from './ColorProbe.js';
import type { PaintedLeaf } from './paintedLeaves.js';
import type { DeckFix } from './fixes/deckFix.js';
import type { PathCache } from './PathCache.js';
import type { FindingCode } from './reference.js';

/** Facts that a scene does not contain: which face it is, and how it will be printed. */
export interface PreflightContext {
  readonly deck: Deck;
  readonly category?: Category | undefined;
  /** Absent for a face that belongs only to the deck. */
  readonly card?: Card | undefined;
  /** Position of the card in the deck, from 1. */
  readonly cardNumber?: number | undefined;
  readonly template: TemplateConfig;
  readonly language: string;
  readonly side: 'front' | 'back';
  /** Trim size in millimetres. */
  readonly faceMm: Size;
  /** Pictures should have at least this many pixels per inch. */
  readonly minimumDpi: number;
  /** Distance from the trim, in millimetres, that texts and icons should keep. */
  readonly safeMarginMm: number;
  /** The shape that is cut out of the trim; the whole trim if absent. */
  readonly shape?: CardShape | undefined;
  /** Whether the export fills what a face leaves empty in its bleed. */
  readonly repairsBleed?: boolean | undefined;
  /** What colours look like in print; absent for files in the colours of the screen. */
  readonly printed?: PrintedLook | undefined;
}

/** What an opaque colour looks like in print. */
export interface PrintedLook {
  area(color: Rgb): Rgb;
  /** @param points the size of the letters */
  text(color: Rgb, ground: Rgb, points: number): Rgb;
}

export interface FindingCard {
  /** Position in the deck, from 1. */
  readonly number?: number | undefined;
  readonly id?: string | undefined;
  readonly title: string;
}

/** One problem to look at before printing. */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: Severity;
  readonly message: string;
  readonly fix: string;
  /** Absent when the finding concerns the deck or a template as a whole. */
  readonly card?: FindingCard | undefined;
  /** The content kind that the finding is about. */
  readonly field?: string | undefined;
  /** Part of the template. */
  readonly itemId?: string | undefined;
  readonly language?: string | undefined;
  readonly side?: 'front' | 'back' | undefined;
  /** The part's place on the face, in millimetres from the trim's top left corner. */
  readonly place?: Rect | undefined;
  /** Data that a program can apply with `applyFix`; absent where only a person can tell what is right. */
  readonly quickFix?: DeckFix | undefined;
  /** All affected cards, once the findings of a deck are merged; `card` is the first. */
  readonly cards?: readonly FindingCard[] | undefined;
}

/** The input of every check. */
export interface PreflightFace {
  readonly scene: Scene;
  readonly context: PreflightContext;
  /** Everything painted, in painting order. */
  readonly leaves: readonly PaintedLeaf[];
  readonly mmPerUnit: number;
  readonly paths: PathCache;
  readonly probe: ColorProbe;
}

export type Check = (face: PreflightFace) => readonly Finding[];
