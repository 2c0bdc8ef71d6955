import type { Insets, Rect, Size } from '../geometry.js';

/** A part of a banner that a platform covers or cuts to, in px. */
export interface NamedRect extends Rect {
  /** 'profile picture' */
  readonly label: string;
}

/** What a platform does with a banner, in px. */
export interface BannerGuides {
  /** What lies outside these margins may be cut off or covered. */
  readonly safe: Insets;
  /** Where the platform lays its own things. */
  readonly covered: readonly NamedRect[];
  /** The part that remains where the platform shows only some of the banner. */
  readonly crop: NamedRect | null;
}

/** The size of a banner in px. */
export interface BannerSize extends Size {
  readonly guides: BannerGuides;
}

/** The guides of a size that no platform is known for: margins of 6 % of the shorter side. */
export function plainGuides({ width, height }: Size): BannerGuides {
  return { safe: evenInsets(Math.round(Math.min(width, height) * 0.06)), covered: [], crop: null };
}

export function evenInsets(margin: number): Insets {
  return { top: margin, right: margin, bottom: margin, left: margin };
}
