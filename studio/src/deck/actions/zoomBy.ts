import { nextZoom } from '../../canvas/zooming.js';
import type { Editor } from '../editor/createEditor.js';

/** 1 is the printed size. */
export const ZOOMS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

/** Zooms to the next larger or smaller step. */
export function zoomBy({ session }: Editor, direction: 1 | -1): void {
  const { zoom, fitZoom } = session.getState();
  const now = zoom === 'fit' ? fitZoom : zoom;
  const next = nextZoom(ZOOMS, now, direction);
  if (next !== undefined) session.setState({ zoom: next });
}
