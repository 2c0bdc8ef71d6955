import { ACCEPTED } from './families/accepted.js';
import { BORDERS } from './families/borders.js';
import { COLORS } from './families/colors.js';
import { EFFECTS } from './families/effects.js';
import { FILTERS } from './families/filters.js';
import { FLEXBOX } from './families/flexbox.js';
import { GLYPHS } from './families/glyphs.js';
import { LAYOUT } from './families/layout.js';
import { SIZING } from './families/sizing.js';
import { SPACING } from './families/spacing.js';
import { TEXT_FLOW } from './families/textFlow.js';
import { TRANSFORMS } from './families/transforms.js';
import { FONTS } from './families/fonts.js';
import { TEXT } from './families/text.js';
import { TEXT_EFFECTS } from './families/textEffects.js';
import { ALIGNMENT } from './families/alignment.js';
import { SHAPES } from './families/shapes.js';
import type { Family } from './family.js';

/**
 * Every class that Cardwright knows. The parser, the reference and completion read only this table.
 * Rules with the same name are tried in this order, so stricter forms come before freer ones.
 */
export const FAMILIES: readonly Family[] = [
  ...LAYOUT,
  ...FLEXBOX,
  ...ALIGNMENT,
  ...SPACING,
  ...SIZING,
  ...FONTS,
  ...GLYPHS,
  ...TEXT,
  ...TEXT_FLOW,
  ...TEXT_EFFECTS,
  ...COLORS,
  ...BORDERS,
  ...SHAPES,
  ...EFFECTS,
  ...FILTERS,
  ...TRANSFORMS,
  ...ACCEPTED,
];
