import { expect, it } from 'vitest';
import { createBannerView, lieOf } from './BannerView.js';

const shown = () => {
  const view = createBannerView();
  view.setState({ pane: { width: 712, height: 500 }, banner: { width: 1200, height: 630 } });
  return { view, lie: () => lieOf(view.getState()) };
};

it('fits the banner into the pane until somebody zooms, and again when asked', () => {
  const { view, lie } = shown();
  expect(lie()).toEqual({ zoom: 0.5, origin: { x: 56, y: 93 } });
  view.zoomStep(1);
  expect(lie()).toEqual({ zoom: 0.75, origin: { x: -94, y: 14 } });
  view.zoomTo(1);
  view.panBy(10, -20);
  expect(lie().origin).toEqual({ x: -234, y: -85 });
  view.fit();
  expect(lie().zoom).toBe(0.5);
});

it('keeps the point under the pointer, and stays between 10 and 400%', () => {
  const { view, lie } = shown();
  const at = { x: 156, y: 193 };
  const under = () => [(at.x - lie().origin.x) / lie().zoom, (at.y - lie().origin.y) / lie().zoom];
  expect(under()).toEqual([200, 200]);
  for (const zoom of [2, 0.3, 100, 0]) {
    view.zoomTo(zoom, at);
    expect(under().map((place) => Math.round(place * 1e6) / 1e6)).toEqual([200, 200]);
  }
  expect(lie().zoom).toBe(0.1);
  view.zoomTo(9);
  expect(lie().zoom).toBe(4);
});
