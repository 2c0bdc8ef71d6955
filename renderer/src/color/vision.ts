import { converter, differenceCiede2000, modeLab65, modeLrgb, modeRgb, useMode } from 'culori/fn';
import type { HexColor } from '../displayList.js';
import { toHex } from './hex.js';

// culori only knows the colour spaces that are registered with it; registering again is harmless.
useMode(modeRgb);
const toLinear = converter('lrgb');
const toRgb = converter('rgb');
useMode(modeLrgb);
useMode(modeLab65);
const difference = differenceCiede2000();

/** How somebody, or a printer without colours, sees colours. */
export const VISIONS = ['normal', 'protanopia', 'deuteranopia', 'tritanopia', 'greyscale'] as const;
export type Vision = (typeof VISIONS)[number];

type Row = readonly [red: number, green: number, blue: number];

/** The matrix that turns linear sRGB into what a kind of colour vision sees. */
export type VisionMatrix = readonly [Row, Row, Row];

/** Relative luminance (WCAG 2). */
const GREY: Row = [0.2126, 0.7152, 0.0722];

/**
 * For linear sRGB. Machado, Oliveira and Fernandes, “A Physiologically-based Model for Simulation of Color Vision
 * Deficiency”, IEEE TVCG 15 (6), 2009, with severity 1.
 */
export const VISION_MATRICES: Readonly<Record<Exclude<Vision, 'normal'>, VisionMatrix>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  greyscale: [GREY, GREY, GREY],
};

/** The difference of two opaque colours in a kind of vision: CIEDE2000 (ISO/CIE 11664-6), 0 to about 100. */
export function seenDifference(one: HexColor, other: HexColor, vision: Vision): number {
  return difference(seenAs(one, vision), seenAs(other, vision));
}

/** The opaque colour that looks to everybody like the given one looks in a kind of vision. */
export function seenColor(color: HexColor, vision: Vision): HexColor {
  const { r, g, b } = toRgb(seenAs(color, vision));
  return toHex({ red: r, green: g, blue: b, alpha: 1 });
}

function seenAs(color: HexColor, vision: Vision): { mode: 'lrgb'; r: number; g: number; b: number } {
  const { r = 0, g = 0, b = 0 } = toLinear(color) ?? {};
  if (vision === 'normal') return { mode: 'lrgb', r, g, b };
  const [red, green, blue] = VISION_MATRICES[vision].map((row) => clip(row[0] * r + row[1] * g + row[2] * b));
  return { mode: 'lrgb', r: red ?? 0, g: green ?? 0, b: blue ?? 0 };
}

function clip(channel: number): number {
  return Math.min(1, Math.max(0, channel));
}
