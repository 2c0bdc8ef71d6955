import type { Rect } from '../../geometry.js';

/** RGB, 0 … 1. */
export type MarkColor = readonly [red: number, green: number, blue: number];

export interface MarkLine {
  readonly type: 'line';
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly color: MarkColor;
  /** Printed with all inks at a press, so that every plate shows it. */
  readonly inEveryInk?: true;
  /** pt */
  readonly width: number;
  /** mm on, mm off */
  readonly dash?: readonly [on: number, off: number];
}

/** Part of a registration mark, so printed with all inks at a press. */
export interface MarkCircle {
  readonly type: 'circle';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface MarkPatch extends Rect {
  readonly type: 'patch';
  readonly color: MarkColor;
}

/** A mark beside the cards; mm from the sheet's top left corner. */
export type Mark = MarkLine | MarkCircle | MarkPatch;

export const BLACK: MarkColor = [0, 0, 0];
export const WHITE: MarkColor = [1, 1, 1];
/** pt */
export const HAIRLINE = 0.25;
