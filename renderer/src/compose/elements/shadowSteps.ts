import { readHex } from '../../color/hex.js';
import type { HexColor } from '../../displayList.js';
import type { StyleShadow } from '../../resolve/style.js';

const MAX_STEPS = 20;

/** A step fainter than two of the 255 levels of a channel would be rounding noise. */
const FAINTEST_STEP = 2 / 255;

/** How many standard deviations of the blur are drawn on each side of the edge. */
export const REACH = 2.2;

/** One outline of a shadow. */
export interface ShadowStep {
  /** Units from the edge, outwards. */
  readonly distance: number;
  readonly color: HexColor;
}

/**
 * Distances from the edge, outermost first, with opacities that make the stack approximate the blurred edge: the
 * coverage at distance d is 1 - Φ(d / σ) with σ = blur / 2 (CSS Backgrounds 3, section 6.1).
 */
export function shadowSteps(shadow: StyleShadow, most = MAX_STEPS): ShadowStep[] {
  const { alpha } = readHex(shadow.color);
  if (shadow.blur <= 0) return [{ distance: 0, color: shadow.color }];
  const sigma = shadow.blur / 2;
  const count = Math.max(3, Math.min(most, Math.round(alpha / FAINTEST_STEP)));
  let painted = 0;
  return Array.from({ length: count }, (_, index) => {
    const distance = sigma * REACH * (1 - (2 * (index + 0.5)) / count);
    const target = alpha * normalTail(distance / sigma);
    // Continue with the rounded opacity, so that rounding errors do not accumulate.
    const level = Math.max(0, Math.round(((target - painted) / (1 - painted)) * 255));
    painted += (1 - painted) * (level / 255);
    return { distance, color: withLevel(shadow.color, level) };
  }).filter(({ color }) => !color.endsWith('00'));
}

/** 1 - Φ(x), by the logistic approximation of Bowling et al. (2009), error < 2e-4. */
function normalTail(x: number): number {
  return 1 / (1 + Math.exp(1.5976 * x + 0.07056 * x ** 3));
}

function withLevel(color: HexColor, level: number): HexColor {
  return `${color.slice(0, 7)}${level.toString(16).padStart(2, '0')}`;
}
