import { useMemo } from 'react';
import { useStore } from 'zustand';
import { centred, tableSize } from '../../../template/actions/zooming.js';
import { useBuilder, useBuilderSession } from '../../../template/builder/BuilderContext.js';
import { useMmPerUnit } from '../../../template/builder/useMmPerUnit.js';
import type { CanvasView } from './CanvasView.js';

/** Where the face lies in the pane. */
export function useCanvasView(): CanvasView {
  const { shown } = useBuilder();
  const zoom = useBuilderSession((session) => session.zoom);
  const pan = useBuilderSession((session) => session.pan);
  const pane = useBuilderSession((session) => session.pane);
  const tableWidth = useStore(shown, (state) => tableSize(state).width);
  const height = useStore(shown, (state) => tableSize(state).height);
  const mmPerUnit = useMmPerUnit();
  return useMemo(
    () => ({
      zoom,
      origin: pan ?? centred(pane, { width: tableWidth, height }, zoom),
      mmPerUnit,
    }),
    [zoom, pan, pane, tableWidth, height, mmPerUnit],
  );
}
