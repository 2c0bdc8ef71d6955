import type { BannerPart, Point, Size } from '@cardwright/renderer';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MovableView } from '../../../canvas/MovableView.js';
import { grownAbout, nextZoom } from '../../../canvas/zooming.js';

/** How somebody looks at a banner. */
export interface Look {
  /** CSS pixels per pixel of the banner; undefined as long as it fits the pane. */
  readonly zoom: number | undefined;
  /** The banner's top left corner in the pane, CSS pixels; undefined while nobody has moved it. */
  readonly pan: Point | undefined;
  /** CSS pixels. */
  readonly pane: Size;
  /** Pixels. */
  readonly banner: Size;
  readonly isSnapping: boolean;
  /** The part that has handles. */
  readonly part: BannerPart | undefined;
}

/** How a banner lies in its pane. */
export interface Lie {
  readonly zoom: number;
  readonly origin: Point;
}

export interface BannerView extends StoreApi<Look>, MovableView {
  readonly zoomStep: (direction: 1 | -1) => void;
  readonly fit: () => void;
}

const STEPS = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4] as const;
const [LEAST_ZOOM, MOST_ZOOM] = [0.1, 4];
/** A large banner on a small phone. */
const LEAST_FIT = 0.02;
/** Space around the banner, CSS pixels: above and below for the names of its guides, at its sides less on a phone. */
const MARGIN = { x: 56, narrow: 16, y: 44 };
const NARROW = 600;

export function createBannerView(): BannerView {
  const store = createStore<Look>()(() => ({
    zoom: undefined,
    pan: undefined,
    pane: { width: 0, height: 0 },
    banner: { width: 1, height: 1 },
    isSnapping: true,
    part: undefined,
  }));
  const lie = (): Lie => lieOf(store.getState());
  const zoomTo = (wanted: number, at?: Point): void => {
    const { zoom: before, origin } = lie();
    const { pan, pane } = store.getState();
    const zoom = Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, wanted));
    const middle = { x: pane.width / 2, y: pane.height / 2 };
    const isCentred = at === undefined && pan === undefined;
    store.setState({ zoom, pan: isCentred ? undefined : grownAbout(origin, at ?? middle, zoom / before) });
  };
  return {
    ...store,
    zoom: () => lie().zoom,
    panBy: (dx, dy) => {
      const { zoom, origin } = lie();
      store.setState({ zoom, pan: { x: origin.x + dx, y: origin.y + dy } });
    },
    zoomTo,
    zoomStep: (direction) => {
      const next = nextZoom(STEPS, lie().zoom, direction);
      if (next !== undefined) zoomTo(next);
    },
    fit: () => store.setState({ zoom: undefined, pan: undefined }),
  };
}

/** Where the banner lies: in the middle and as large as it fits, or where somebody has put it. */
export function lieOf({ zoom, pan, pane, banner }: Look): Lie {
  const margin = pane.width < NARROW ? MARGIN.narrow : MARGIN.x;
  const fitted = Math.min((pane.width - 2 * margin) / banner.width, (pane.height - 2 * MARGIN.y) / banner.height);
  const shown = zoom ?? Math.max(LEAST_FIT, fitted);
  return {
    zoom: shown,
    origin: pan ?? {
      x: Math.round((pane.width - banner.width * shown) / 2),
      y: Math.round((pane.height - banner.height * shown) / 2),
    },
  };
}
