import type { Scene } from '@cardwright/renderer';
import { expect, it } from 'vitest';
import { testBuilder } from '../builder/testing/testBuilder.js';
import { captionGap, originOf, zoomToFit } from './zooming.js';

/** CSS pixels: the caption of a face, and the ruler above that. */
const [CAPTION, RULER] = [18, 22];
const FACE = { width: 240, height: 336, bleed: 12 };
const SCENE: Scene = { ...FACE, version: 1, nodes: [], items: [], issues: [], faces: [], images: [] };

it.each([
  ['under a ruler', { width: 840, height: 845 }, RULER],
  ['under a ruler on a large screen', { width: 1900, height: 1300 }, RULER],
  ['under a ruler, beside the stress test', { width: 840, height: 545 }, RULER],
  ['on a phone', { width: 360, height: 624 }, 0],
])('a fitted face leaves room for its caption %s', (_where, pane, ruler) => {
  const builder = testBuilder();
  builder.session.setState({ pane });
  builder.shown.setState({ scene: SCENE });
  zoomToFit(builder);
  const { zoom } = builder.session.getState();
  const top = originOf(builder).y - captionGap(FACE.bleed, zoom) - CAPTION;
  expect(top).toBeGreaterThan(ruler);
  expect(zoom * FACE.height).toBeGreaterThan(pane.height * 0.55);
});
