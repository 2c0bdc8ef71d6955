import { BANNER_PARTS, type BannerPart, type Rect } from '@cardwright/renderer';
import { useEffect, type KeyboardEvent, type ReactElement } from 'react';
import { useStore } from 'zustand';
import type { ShownSize } from '../../../banners/sizes.js';
import { ALL_SIDES, type Guide, type SnapSides } from '../../../canvas/geometry/snapping.js';
import { useEditor } from '../BannerContext.js';
import classes from './bannerCanvas.module.css';
import { dragPart } from './putPart.js';
import { usePartDrag } from './usePartDrag.js';
import { usePutPart } from './usePutPart.js';

const NAMES: Readonly<Record<BannerPart, string>> = { words: 'Words', cards: 'Cards' };
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Percent of the banner, with and without Shift. */
const [FAR, NEAR] = [5, 1];
const SPANS = ['start', undefined, 'end'] as const;
/** The corners and the middles of the sides. */
const HANDLES: readonly SnapSides[] = SPANS.flatMap((y) =>
  SPANS.filter((x) => x !== undefined || y !== undefined).map((x) => ({
    x: x === undefined ? [] : [x],
    y: y === undefined ? [] : [y],
  })),
);
const LAST_EDGES: SnapSides = { x: ['end'], y: ['end'] };

interface Props {
  readonly part: BannerPart;
  readonly size: ShownSize;
  /** Pixels of the banner. */
  readonly rects: Readonly<Partial<Record<BannerPart, Rect>>>;
  readonly onGuides: (guides: readonly Guide[]) => void;
  /** Is given what takes a drag of this part back. */
  readonly onCancel: (part: BannerPart, cancel: () => boolean) => void;
}

/** A part of the banner that is moved and resized on the canvas, or with the arrow keys; in this size only. */
export function PartFrame({ part, size, rects, onGuides, onCancel }: Props): ReactElement | null {
  const { store, view } = useEditor();
  const isSelected = useStore(view, (look) => look.part === part);
  const { [part]: rect } = rects;
  const others = BANNER_PARTS.flatMap((other) => (other === part ? [] : (rects[other] ?? [])));
  const drag = usePartDrag({ part, size, rect, others, onGuides });
  const put = usePutPart(part, size);
  useEffect(() => {
    onCancel(part, drag.cancel);
  });
  if (rect === undefined) return null;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !drag.cancel()) view.setState({ part: undefined });
    const step = ARROWS[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const by = (event.shiftKey ? FAR : NEAR) / 100;
    const way = { x: step[0] * by * size.width, y: step[1] * by * size.height };
    const doing = event.altKey ? 'resize' : 'move';
    const sides = event.altKey ? LAST_EDGES : ALL_SIDES;
    put(dragPart({ rect, sides, magnets: [] }, way, size, 0).rect, doing, `${doing} ${part} by keys`);
  };
  const percent = (length: number, whole: number): string => `${(length / whole) * 100}%`;
  const pointer = { onPointerMove: drag.move, onPointerUp: drag.end, onPointerCancel: drag.cancel };
  return (
    <div
      className={classes.part}
      data-selected={isSelected || undefined}
      style={{
        left: percent(rect.x, size.width),
        top: percent(rect.y, size.height),
        width: percent(rect.width, size.width),
        height: percent(rect.height, size.height),
      }}
    >
      <button
        type="button"
        className={classes.grip}
        data-space-pans
        aria-label={`${NAMES[part]}: move with the arrow keys, resize with Alt and the arrow keys`}
        onPointerDown={drag.start}
        onFocus={() => view.setState({ part })}
        onBlur={() => store.endGesture()}
        {...pointer}
        onKeyDown={onKeyDown}
      >
        <span className={classes.partName}>
          {NAMES[part]}, {Math.round(rect.width)} × {Math.round(rect.height)}
        </span>
      </button>
      {isSelected &&
        HANDLES.map((sides) => (
          <span
            key={`${sides.x[0] ?? 'middle'} ${sides.y[0] ?? 'middle'}`}
            aria-hidden
            className={classes.handle}
            data-x={sides.x[0] ?? 'middle'}
            data-y={sides.y[0] ?? 'middle'}
            onPointerDown={(event) => drag.start(event, sides)}
            // The keys stay with the part.
            onMouseDown={(event) => event.preventDefault()}
            {...pointer}
          />
        ))}
    </div>
  );
}
