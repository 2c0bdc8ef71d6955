import { useElementSize } from '@mantine/hooks';
import { useEffect, useRef, type ReactElement, type WheelEvent } from 'react';
import { useDeck, useEditor, useSession } from '../../../deck/editor/EditorContext.js';
import type { Side } from '../../../deck/session/editorSession.js';
import { zoomBy } from '../../../deck/actions/zoomBy.js';
import { useFace } from '../../../deck/editor/useFace.js';
import { CanvasEmpty } from './CanvasEmpty.js';
import classes from './canvas.module.css';
import { CardOnTable } from './CardOnTable.js';
import { Dock } from './Dock.js';
import { Filmstrip } from './Filmstrip.js';
import { fitWidth } from './fitWidth.js';
import { usePanning } from '../../../canvas/usePanning.js';

/** At 100%, a card has its printed width on a 96 dpi screen. */
const UNIT_PX = 1;

/** The canvas: front and back of one card, its neighbours, and the view controls. */
export function CardCanvas(): ReactElement {
  const editor = useEditor();
  const cardId = useSession((session) => session.cardId);
  const zoom = useSession((session) => session.zoom);
  const isThere = useDeck((deck) => cardId !== undefined && editor.faces.place(deck, cardId) !== undefined);
  const { ref, width, height } = useElementSize();
  const scroller = useRef<HTMLDivElement>(null);
  const panning = usePanning(scroller);
  const sides = useSides(width);
  const face = useFace(cardId, 'front')?.face;
  const hasStrip = height > 620;
  const fit = face === undefined ? 0 : fitWidth(face, sides.length, { width, height }, hasStrip);
  const faceWidth = zoom === 'fit' ? fit : Math.round(zoom * (face?.width ?? 0) * UNIT_PX);
  useEffect(() => {
    if (face !== undefined && fit > 0) editor.session.setState({ fitZoom: fit / (face.width * UNIT_PX) });
  }, [editor, face, fit]);
  const onWheel = (event: WheelEvent): void => {
    if (event.ctrlKey || event.metaKey) zoomBy(editor, event.deltaY < 0 ? 1 : -1);
  };
  return (
    <div ref={ref} className={classes.canvas}>
      {!isThere || cardId === undefined ? (
        <CanvasEmpty />
      ) : (
        <>
          <div ref={scroller} className={classes.scroller} data-strip={hasStrip} onWheel={onWheel} {...panning}>
            <div className={classes.table}>
              {faceWidth > 0 &&
                sides.map((side) => <CardOnTable key={side} cardId={cardId} side={side} width={faceWidth} />)}
            </div>
          </div>
          {hasStrip && <Filmstrip cardId={cardId} />}
          <Dock canShowBoth={width > 560} />
        </>
      )}
    </div>
  );
}

/** The sides to show: both only if both fit. */
function useSides(width: number): readonly Side[] {
  const side = useSession((session) => session.side);
  if (side !== 'both') return [side];
  return width > 0 && width <= 560 ? ['front'] : ['front', 'back'];
}
