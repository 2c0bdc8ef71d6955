import { limitInkBytes } from './inkLimit.js';
import type { Inks } from './inks.js';
import { type Intent, Lcms, PIXELS, type Transform } from './lcms.js';

/** Steps of each channel. Between them, colours are shifted like the nearest one. */
export const PROOF_STEPS = 64;
/** Shares of each ink in the table's second part: quarters, as on colour bars. */
const INK_STEPS = 5;
/** Bytes of an entry: the printed red, green and blue, and `PROOF_FLAGS`. */
export const PROOF_ENTRY = 4;
/** The flags that an entry may have. */
export const PROOF_FLAGS = { outOfGamut: 1, overLimit: 2 } as const;

/** Distance in the plane of a* and b*. Lightness does not count: paper and black are always lighter or darker than a screen's. */
const VISIBLE = 8;

export interface ProofSettings {
  /** An ICC file. */
  readonly profile: Uint8Array;
  /** The most ink at one place, in percent. */
  readonly inkLimit: number;
  readonly intent: Intent;
}

/**
 * What colours of the screen look like in print: an entry for each of 64 × 64 × 64 colours, red first. The colours of inks without a
 * conversion follow, for `printedInks`.
 * @throws CardwrightError `profile.unreadable`
 */
export async function proofTable({ profile, inkLimit, intent }: ProofSettings): Promise<Uint8Array<ArrayBuffer>> {
  const lcms = await Lcms.load();
  try {
    const screen = screenColors();
    const inks = lcms.transform('srgb', PIXELS.rgbBytes, profile, PIXELS.cmykBytes, intent)(screen) as Uint8Array;
    const limited = Uint8Array.from(inks);
    limitInkBytes(limited, inkLimit / 100);
    const toScreen = lcms.transform(profile, PIXELS.cmykBytes, 'srgb', PIXELS.rgbBytes, 'relative');
    const printed = toScreen(limited);
    const wanted = lcms.transform('srgb', PIXELS.rgbBytes, 'lab', PIXELS.labFloats, 'relative')(screen);
    const got = lcms.transform(profile, PIXELS.cmykBytes, 'lab', PIXELS.labFloats, 'relative')(inks);
    const table = new Uint8Array((PROOF_STEPS ** 3 + INK_STEPS ** 4) * PROOF_ENTRY);
    for (let index = 0; index * 3 < screen.length; index++) {
      const [at, ink] = [index * 3, index * 4];
      table.set(printed.subarray(at, at + 3), index * PROOF_ENTRY);
      const shift = Math.hypot(difference(wanted, got, at + 1), difference(wanted, got, at + 2));
      const total = [0, 1, 2, 3].reduce((sum, each) => sum + (inks[ink + each] ?? 0), 0);
      table[index * PROOF_ENTRY + 3] =
        (shift > VISIBLE ? PROOF_FLAGS.outOfGamut : 0) |
        (total > (inkLimit / 100) * 255 + 1 ? PROOF_FLAGS.overLimit : 0);
    }
    appendInks(table, toScreen);
    return table;
  } finally {
    lcms.free();
  }
}

/**
 * How inks look that are printed without conversion, such as those of a colour bar. Their shares are rounded to quarters.
 * @returns red, green and blue from 0 to 1
 */
export function printedInks(table: Uint8Array, inks: Inks): readonly [red: number, green: number, blue: number] {
  const index = inks.reduce((sum, share) => sum * INK_STEPS + Math.round(share * (INK_STEPS - 1)), 0);
  const [red = 0, green = 0, blue = 0] = table.subarray((PROOF_STEPS ** 3 + index) * PROOF_ENTRY);
  return [red / 255, green / 255, blue / 255];
}

function appendInks(table: Uint8Array, toScreen: Transform): void {
  for (let index = 0; index < INK_STEPS ** 4; index++) {
    const steps = [INK_STEPS ** 3, INK_STEPS ** 2, INK_STEPS, 1].map((size) => Math.floor(index / size) % INK_STEPS);
    const inks = Uint8Array.from(steps, (step) => Math.round((step * 255) / (INK_STEPS - 1)));
    table.set(toScreen(inks), (PROOF_STEPS ** 3 + index) * PROOF_ENTRY);
  }
}

function difference(some: ArrayLike<number>, others: ArrayLike<number>, at: number): number {
  return (some[at] ?? 0) - (others[at] ?? 0);
}

/** Evenly spaced colours with black and white among them, three bytes each. */
function screenColors(): Uint8Array {
  const colors = new Uint8Array(PROOF_STEPS ** 3 * 3);
  for (let index = 0; index < PROOF_STEPS ** 3; index++) {
    const steps = [Math.floor(index / PROOF_STEPS ** 2), Math.floor(index / PROOF_STEPS), index];
    colors.set(
      steps.map((step) => Math.round(((step % PROOF_STEPS) * 255) / (PROOF_STEPS - 1))),
      index * 3,
    );
  }
  return colors;
}
