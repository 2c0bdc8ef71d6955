import type { Point, Size } from '@cardwright/renderer';
import type { MovableView } from '../../canvas/MovableView.js';
import { grownAbout, nextZoom } from '../../canvas/zooming.js';
import type { Builder, ShownScene } from '../builder/createBuilder.js';

export const LEAST_ZOOM = 0.1;
export const MOST_ZOOM = 4;

const STEPS = [0.1, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

/** Room around the faces when they fill the pane, CSS pixels; wide panes also hold rulers and the rail of the sections. */
const ROOM = { narrow: { x: 96, y: 160 }, wide: { x: 250, y: 170 } };
const WIDE = 600;

/** The gap between the two faces, in units. */
export const FACE_GAP = 48;

/** The extent of what is on the table: one face, or two side by side. */
export function tableSize({ scene, isDouble }: ShownScene): Size {
  const [width, height] = [scene?.width ?? 240, scene?.height ?? 360];
  return { width: isDouble ? 2 * width + FACE_GAP : width, height };
}

/** How far above a face its caption stands, clear of the bleed and the crop marks, CSS pixels. */
export function captionGap(bleed: number, zoom: number): number {
  return Math.max(36, bleed * zoom + 22);
}

/** The dock covers the lower end of the pane. */
const ABOVE_DOCK = 20;

/** Where the face's corner lies while nobody has moved it. */
export function centred(pane: Size, table: Size, zoom: number): Point {
  return {
    x: Math.round((pane.width - table.width * zoom) / 2),
    y: Math.round((pane.height - table.height * zoom) / 2) - ABOVE_DOCK,
  };
}

/** Where the face's corner lies in the pane. */
export function originOf({ session, shown }: Builder): Point {
  const { zoom, pan, pane } = session.getState();
  return pan ?? centred(pane, tableSize(shown.getState()), zoom);
}

/** Moves the paper, in CSS pixels. */
export function panBy(builder: Builder, dx: number, dy: number): void {
  const { x, y } = originOf(builder);
  builder.session.setState({ pan: { x: x + dx, y: y + dy }, viewIs: 'chosen' });
}

/** Zooms; the point of the table under `at` stays where it is, by default the middle of the pane. */
export function zoomTo(builder: Builder, wanted: number, at?: Point): void {
  const { zoom, pan, pane } = builder.session.getState();
  const next = Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, wanted));
  const from = originOf(builder);
  const fixed = at ?? { x: pane.width / 2, y: pane.height / 2 };
  builder.session.setState({
    zoom: next,
    viewIs: 'chosen',
    pan: at === undefined && pan === undefined ? undefined : grownAbout(from, fixed, next / zoom),
  });
}

/** Zooms to the next larger or smaller step. */
export function zoomStep(builder: Builder, direction: 1 | -1): void {
  const { zoom } = builder.session.getState();
  const next = nextZoom(STEPS, zoom, direction);
  if (next !== undefined) zoomTo(builder, next);
}

/** Shows everything on the table as large as it fits. */
export function zoomToFit(builder: Builder): void {
  const { pane } = builder.session.getState();
  const shown = builder.shown.getState();
  const { width, height } = tableSize(shown);
  const bleed = shown.scene?.bleed ?? 0;
  const room = pane.width < WIDE ? ROOM.narrow : ROOM.wide;
  const zoom = Math.min((pane.width - room.x) / width, (pane.height - room.y) / (height + 2 * bleed));
  builder.session.setState({
    zoom: Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, zoom)),
    pan: undefined,
    viewIs: 'fitted',
  });
}

/** The view of the table, for gestures. */
export function viewOf(builder: Builder): MovableView {
  return {
    zoom: () => builder.session.getState().zoom,
    panBy: (dx, dy) => panBy(builder, dx, dy),
    zoomTo: (zoom, at) => zoomTo(builder, zoom, at),
  };
}
