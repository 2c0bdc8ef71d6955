import type { Pixels } from './pixels.js';

/** Three box blurs in a row come close to a Gaussian (Filter Effects 1, section 9.5). */
const PASSES = 3;

/** Deviation in px that is left after a picture was reduced: more would be slower and look the same. */
const FINE = 4;

/**
 * A Gaussian blur. The pixels at the edge are repeated beyond it, so that a picture that bleeds off the card stays solid
 * up to the cut.
 * @param deviation px
 */
export function blurPixels(pixels: Pixels, deviation: number): Pixels {
  const factor = Math.max(1, deviation / FINE);
  const small = reduce(
    pixels,
    Math.max(1, Math.round(pixels.width / factor)),
    Math.max(1, Math.round(pixels.height / factor)),
  );
  const { width, height } = small;
  let planes = small.planes;
  const across = boxSizes((deviation * width) / pixels.width);
  const down = boxSizes((deviation * height) / pixels.height);
  for (let pass = 0; pass < PASSES; pass += 1) {
    planes = planes.map((plane) =>
      blurLines(plane, { lines: height, length: width, step: 1, next: width }, across[pass]),
    );
    planes = planes.map((plane) =>
      blurLines(plane, { lines: width, length: height, step: width, next: 1 }, down[pass]),
    );
  }
  return { width, height, data: join(planes, width * height) };
}

/** Odd sizes of the boxes whose variances add up to the deviation's. */
function boxSizes(deviation: number): number[] {
  const ideal = Math.sqrt((12 * deviation * deviation) / PASSES + 1);
  const lower = Math.max(1, Math.floor((ideal - 1) / 2) * 2 + 1);
  const variance = 12 * deviation * deviation - PASSES * lower * lower - 4 * PASSES * lower - 3 * PASSES;
  const small = Math.min(PASSES, Math.max(0, Math.round(variance / (-4 * lower - 4))));
  return Array.from({ length: PASSES }, (_, index) => (index < small ? lower : lower + 2));
}

/** Red, green and blue multiplied by alpha, and alpha: transparent pixels must not lend their colour. */
type Planes = readonly Float64Array[];

/** Averages the pixels of the picture that each pixel of a smaller one covers. */
function reduce({ width, height, data }: Pixels, across: number, down: number): Pixels & { readonly planes: Planes } {
  const planes = Array.from({ length: 4 }, () => new Float64Array(across * down));
  const counts = new Float64Array(across * down);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * down) / height) * across;
    for (let x = 0; x < width; x += 1) {
      const to = row + Math.floor((x * across) / width);
      const at = (y * width + x) * 4;
      const alpha = data[at + 3] ?? 0;
      for (let channel = 0; channel < 3; channel += 1)
        add(planes[channel], to, ((data[at + channel] ?? 0) * alpha) / 255);
      add(planes[3], to, alpha);
      add(counts, to, 1);
    }
  }
  for (const plane of planes) plane.forEach((sum, index) => (plane[index] = sum / (counts[index] ?? 1)));
  return { width: across, height: down, data, planes };
}

function add(plane: Float64Array | undefined, at: number, value: number): void {
  if (plane !== undefined) plane[at] = (plane[at] ?? 0) + value;
}

interface Lines {
  readonly lines: number;
  readonly length: number;
  /** From one value of a line to its neighbour, and from one line to the next. */
  readonly step: number;
  readonly next: number;
}

/** The mean of `size` neighbours for every value of every line. */
function blurLines(plane: Float64Array, { lines, length, step, next }: Lines, size = 1): Float64Array {
  const reach = (size - 1) / 2;
  const result = new Float64Array(plane.length);
  for (let line = 0; line < lines; line += 1) {
    const start = line * next;
    const valueAt = (index: number): number => plane[start + Math.min(length - 1, Math.max(0, index)) * step] ?? 0;
    let sum = 0;
    for (let index = -reach; index <= reach; index += 1) sum += valueAt(index);
    for (let index = 0; index < length; index += 1) {
      result[start + index * step] = sum / size;
      sum += valueAt(index + reach + 1) - valueAt(index - reach);
    }
  }
  return result;
}

function join([red, green, blue, alphas]: Planes, count: number): Uint8ClampedArray<ArrayBuffer> {
  const data = new Uint8ClampedArray(count * 4);
  for (let index = 0; index < count; index += 1) {
    const alpha = alphas?.[index] ?? 0;
    const unmultiply = alpha === 0 ? 0 : 255 / alpha;
    data[index * 4] = (red?.[index] ?? 0) * unmultiply;
    data[index * 4 + 1] = (green?.[index] ?? 0) * unmultiply;
    data[index * 4 + 2] = (blue?.[index] ?? 0) * unmultiply;
    data[index * 4 + 3] = alpha;
  }
  return data;
}
