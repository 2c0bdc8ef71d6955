import { focusText, type Point } from '@cardwright/renderer';
import { useId, useRef, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';
import { setCardFields } from '../../../deck/document/commands/fields.js';
import { useApply, useEditor } from '../../../deck/editor/EditorContext.js';
import { usePictureAddress } from '../../../pictures/usePictureAddress.js';
import { FieldLabel } from './FieldLabel.js';
import classes from './fields.module.css';

/** Percent of the picture that an arrow key moves the point. */
const STEP = 5;
const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** CSS pixels, as wide as the field becomes. */
const WIDTH = 320;
const MIDDLE: Point = { x: 50, y: 50 };
const LABEL = 'move focus point';

interface Props {
  readonly cardId: string;
  readonly src: string;
  /** Undefined leaves it to the design. */
  readonly point: Point | undefined;
}

/** The point of a card's picture that stays in sight where the design crops it: dragged, or moved by arrow keys. */
export function FocusField({ cardId, src, point: chosen }: Props): ReactElement {
  const { store } = useEditor();
  const apply = useApply();
  const id = useId();
  const dragged = useRef<string | undefined>(undefined);
  const address = usePictureAddress(src, WIDTH);
  const point = chosen ?? MIDDLE;
  const move = (to: Point, gesture: string): void => {
    apply(
      { label: LABEL, gesture: `${cardId} ${gesture}` },
      setCardFields([cardId], { illustration_focus: focusText({ x: within(to.x), y: within(to.y) }) }),
    );
  };
  const follow = (event: PointerEvent<HTMLElement>): void => {
    if (dragged.current === undefined) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    move({ x: ((event.clientX - left) / width) * 100, y: ((event.clientY - top) / height) * 100 }, dragged.current);
  };
  const release = (): void => {
    dragged.current = undefined;
    store.endGesture();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    move({ x: point.x + step.x, y: point.y + step.y }, 'focus');
  };
  return (
    <div>
      <FieldLabel id={id} label="Focus point">
        {chosen !== undefined && (
          <button
            type="button"
            className={classes.reset}
            onClick={() => apply('reset focus point', setCardFields([cardId], { illustration_focus: null }))}
          >
            Reset
          </button>
        )}
      </FieldLabel>
      <div className={classes.focusGround}>
        <div
          className={classes.focusPicture}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            dragged.current = crypto.randomUUID();
            follow(event);
          }}
          onPointerMove={follow}
          onPointerUp={(event) => {
            // A quick drag may end without another move.
            follow(event);
            release();
          }}
          onPointerCancel={release}
        >
          <img src={address} alt="" draggable={false} />
          <span
            role="slider"
            tabIndex={0}
            aria-labelledby={id}
            aria-describedby={`${id}-hint`}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={point.x}
            aria-valuetext={`${point.x}% from the left, ${point.y}% from the top`}
            className={classes.focusPoint}
            data-unset={chosen === undefined || undefined}
            style={{ left: `${point.x}%`, top: `${point.y}%` }}
            onKeyDown={onKeyDown}
            onBlur={() => store.endGesture()}
          />
        </div>
      </div>
      <p id={`${id}-hint`} className={classes.focusHint}>
        Drag the point to what must stay in sight where the design crops the picture. Arrow keys move it as well.
      </p>
    </div>
  );
}

function within(percent: number): number {
  return Math.round(Math.min(100, Math.max(0, percent)));
}
