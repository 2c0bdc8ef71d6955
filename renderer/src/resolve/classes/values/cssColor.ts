import type { HexColor } from '../../../displayList.js';
import { oklchToRgb } from './oklch.js';
import { readQuantity } from './text.js';

/** Red, green and blue from 0 to 255 and alpha from 0 to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const CALL = /^(rgba?|hsla?|oklch)\(([^()]*)\)$/i;

/** A CSS colour: hex with 3, 4, 6 or 8 digits, rgb(), hsl() or oklch(), `black`, `white`, `transparent`. */
export function readCssColor(text: string): HexColor | undefined {
  if (text.startsWith('#')) return normalizeHex(text);
  if (text === 'transparent') return '#00000000';
  if (text === 'black') return '#000000';
  if (text === 'white') return '#ffffff';
  const call = CALL.exec(text);
  const [name = '', body = ''] = [call?.[1]?.toLowerCase(), call?.[2]];
  const parts = body.split(/[\s,/]+/).filter((part) => part !== '');
  if (call === null || parts.length < 3 || parts.length > 4) return undefined;
  const alpha = readShare(parts[3] ?? '1', 1);
  const color = alpha === undefined ? undefined : readChannels(name, parts);
  return color === undefined || alpha === undefined ? undefined : toHex([...color, alpha]);
}

/** `#rrggbb` or `#rrggbbaa` in lower case, from any hex notation of CSS; full opacity is not written. */
export function normalizeHex(text: string): HexColor | undefined {
  if (!HEX.test(text)) return undefined;
  const digits = text.slice(1).toLowerCase();
  const long = digits.length <= 4 ? digits.replace(/./g, '$&$&') : digits;
  return long.length === 8 && long.endsWith('ff') ? `#${long.slice(0, 6)}` : `#${long}`;
}

/** The colour with its alpha multiplied. */
export function multiplyAlpha(color: HexColor, alpha: number): HexColor {
  if (alpha === 1) return color;
  const own = color.length === 9 ? Number.parseInt(color.slice(7), 16) / 255 : 1;
  return `${color.slice(0, 7)}${alphaDigits(own * alpha)}`;
}

export function toHex([red, green, blue, alpha]: Rgba): HexColor {
  return `#${byte(red)}${byte(green)}${byte(blue)}${alphaDigits(alpha)}`;
}

function alphaDigits(alpha: number): string {
  const digits = byte(alpha * 255);
  return digits === 'ff' ? '' : digits;
}

function byte(value: number): string {
  return Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');
}

type Rgb = readonly [number, number, number];

function readChannels(name: string, parts: readonly string[]): Rgb | undefined {
  const [first = '', second = '', third = ''] = parts;
  if (name.startsWith('rgb')) return complete([readShare(first, 255), readShare(second, 255), readShare(third, 255)]);
  if (name.startsWith('hsl')) {
    const hsl = complete([readHue(first), readPercent(second), readPercent(third)]);
    return hsl === undefined ? undefined : hslToRgb(hsl);
  }
  const oklch = complete([readShare(first, 1), readShare(second, 0.4), readHue(third)]);
  return oklch === undefined ? undefined : oklchToRgb(oklch);
}

function complete(values: readonly (number | undefined)[]): Rgb | undefined {
  const [first, second, third] = values;
  return first === undefined || second === undefined || third === undefined ? undefined : [first, second, third];
}

/** A plain number, or a percentage of `whole`. */
function readShare(text: string, whole: number): number | undefined {
  if (text === 'none') return 0;
  const quantity = readQuantity(text);
  if (quantity?.unit === '') return quantity.value;
  return quantity?.unit === '%' ? (quantity.value / 100) * whole : undefined;
}

function readPercent(text: string): number | undefined {
  const quantity = readQuantity(text);
  const known = quantity !== undefined && (quantity.unit === '%' || quantity.unit === '');
  return known ? Math.min(1, Math.max(0, quantity.value / 100)) : undefined;
}

function readHue(text: string): number | undefined {
  if (text === 'none') return 0;
  const quantity = readQuantity(text);
  return quantity !== undefined && (quantity.unit === '' || quantity.unit === 'deg') ? quantity.value : undefined;
}

function hslToRgb([hue, saturation, lightness]: Rgb): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): number => {
    const k = (((offset + hue / 30) % 12) + 12) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}
