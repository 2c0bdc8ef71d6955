import { expect, it } from 'vitest';
import { testBuilder } from '../builder/testing/testBuilder.js';
import { originOf, zoomToFit } from './zooming.js';

/** CSS pixels: what the caption of a face takes above it, and the ruler above that. */
const [CAPTION, RULER] = [54, 22];

it.each([
  ['under a ruler', { width: 840, height: 845 }, RULER],
  ['under a ruler, beside the stress test', { width: 840, height: 545 }, RULER],
  ['on a phone', { width: 360, height: 624 }, 0],
])('a fitted face leaves room for its caption %s', (_where, pane, ruler) => {
  const builder = testBuilder();
  builder.session.setState({ pane });
  zoomToFit(builder);
  expect(originOf(builder).y - CAPTION).toBeGreaterThan(ruler);
  const { zoom } = builder.session.getState();
  expect(zoom * 360).toBeGreaterThan(pane.height * 0.6);
});
