import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useEffect, useMemo, useRef, type RefCallback, type RefObject } from 'react';
import { useWheel } from '../../../canvas/useWheel.js';
import { viewOf } from '../../../template/actions/zooming.js';
import { useBuilder } from '../../../template/builder/BuilderContext.js';

/** Below this width of the pane, CSS pixels, there are no rulers and only one face. */
const SMALL = 600;

interface CanvasPane {
  readonly ref: RefCallback<HTMLDivElement>;
  readonly pane: RefObject<HTMLDivElement | null>;
  readonly isSmall: boolean;
}

/** The pane in which the table lies: its size is the session's, and the wheel moves and zooms the table. */
export function useCanvasPane(): CanvasPane {
  const builder = useBuilder();
  const { ref: sizeRef, width, height } = useElementSize();
  const pane = useRef<HTMLDivElement>(null);
  const ref = useMergedRef(pane, sizeRef, useWheel(useMemo(() => viewOf(builder), [builder])));
  useEffect(() => builder.session.setState({ pane: { width, height } }), [builder, width, height]);
  return { ref, pane, isSmall: width > 0 && width < SMALL };
}
