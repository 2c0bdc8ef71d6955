import { memo, useRef, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';
import { useBuilder, useBuilderSession, useTemplate } from '../../../template/builder/BuilderContext.js';
import { OneStep } from '../../../template/builder/OneStep.js';
import { setSectionHeight } from '../../../template/document/commands/sections.js';
import { nameOfSection } from '../../../template/document/nameOfPart.js';
import type { CanvasView } from './CanvasView.js';
import classes from './canvas.module.css';
import { useHandleDrag } from './gestures/useHandleDrag.js';

interface Props {
  readonly view: CanvasView;
  /** The height of the face in units. */
  readonly height: number;
  /** Close to the face, on small screens. */
  readonly isSmall: boolean;
}

/** CSS pixels. */
const WIDTH = { wide: 38, small: 28 };
const AWAY = { wide: 44, small: 18 };

/** Each section's share beside the face; the grips between them change it, in whole percentages. */
export const SectionRail = memo(function SectionRail({ view, height, isSmall }: Props): ReactElement {
  const builder = useBuilder();
  const sections = useTemplate(({ json_config }) => json_config.sections);
  const selectedIds = useBuilderSession((session) => session.selectedIds);
  const total = height * view.zoom;
  const size = isSmall ? 'small' : 'wide';
  let from = 0;
  const rows = sections.map((section, index) => {
    const top = from;
    from += section.heightPercent;
    return { section, index, top, bottom: from };
  });
  return (
    <div
      className={classes.rail}
      style={{ left: view.origin.x - AWAY[size] - WIDTH[size], top: view.origin.y, width: WIDTH[size], height: total }}
      // The canvas must not take it for a press on the table.
      onPointerDown={(event) => event.stopPropagation()}
    >
      {rows.map(({ section, index, top }) => (
        <button
          key={section.id}
          type="button"
          className={classes.share}
          data-selected={selectedIds.includes(section.id) || undefined}
          style={{ top: (top / 100) * total, height: Math.max(8, (section.heightPercent / 100) * total - 3) }}
          aria-label={`${nameOfSection(section, index)}, ${section.heightPercent}%`}
          onClick={() => builder.selectParts([section.id])}
        >
          <b>{index + 1}</b>
          <span>{round(section.heightPercent)}%</span>
        </button>
      ))}
      {rows
        .slice(0, -1)
        .filter(({ section }) => !section.locked)
        .map(({ section, index, bottom }) => (
          <Grip
            key={section.id}
            id={section.id}
            percent={section.heightPercent}
            label={`Height of ${nameOfSection(section, index)}`}
            top={(bottom / 100) * total}
            total={total}
          />
        ))}
    </div>
  );
});

const LABEL = 'change section height';
const round = (percent: number): number => Math.round(percent * 10) / 10;

interface GripProps {
  readonly id: string;
  readonly percent: number;
  readonly label: string;
  readonly top: number;
  /** CSS pixels of 100%. */
  readonly total: number;
}

function Grip({ id, percent, label, top, total }: GripProps): ReactElement {
  const builder = useBuilder();
  const drag = useHandleDrag<OneStep>();
  const from = useRef({ y: 0, percent });
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { y: event.clientY, percent };
    drag.begin(new OneStep(builder, LABEL), () => undefined);
  };
  const onPointerMove = ({ clientY }: PointerEvent): void => {
    const { current } = from;
    const percentAt = (y: number): number => Math.round((y / total) * 100);
    drag.current?.change(setSectionHeight(id, Math.round(current.percent) + percentAt(clientY - current.y)));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const wanted = Math.round(percent) + step * (event.shiftKey ? 10 : 1);
    builder.change(LABEL, setSectionHeight(id, wanted), `height ${id}`);
  };
  return (
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="horizontal"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={1}
      aria-valuemax={100}
      aria-valuetext={`${round(percent)}%`}
      className={classes.grip}
      style={{ top }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => drag.end()}
      onPointerCancel={() => drag.cancel()}
      onKeyDown={onKeyDown}
    />
  );
}
