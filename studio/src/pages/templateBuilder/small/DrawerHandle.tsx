import { useRef, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';
import { nearestStop, type Stop } from './drawerStops.js';
import classes from './small.module.css';

interface Props {
  readonly stop: Stop;
  /** Is given the height while the handle is dragged, in CSS pixels, and undefined at the end. */
  readonly onDrag: (height: number | undefined) => void;
  readonly onStop: (stop: Stop | 'closed') => void;
}

/** How far a tap may wander before it is a drag, CSS pixels. */
const SLOP = 6;

/** Changes the height of a drawer: by dragging, by a tap, and by the arrow keys, Enter and Space. */
export function DrawerHandle({ stop, onDrag, onStop }: Props): ReactElement {
  const press = useRef<{ readonly y: number; isDrag: boolean } | undefined>(undefined);
  const other = stop === 'half' ? 'full' : 'half';
  const heightAt = ({ clientY }: PointerEvent): number => innerHeight - clientY;
  const onPointerMove = (event: PointerEvent): void => {
    const { current } = press;
    if (current === undefined || (!current.isDrag && Math.abs(event.clientY - current.y) < SLOP)) return;
    current.isDrag = true;
    onDrag(heightAt(event));
  };
  const onPointerUp = (event: PointerEvent): void => {
    const { current } = press;
    press.current = undefined;
    onDrag(undefined);
    if (current !== undefined) onStop(current.isDrag ? nearestStop(heightAt(event), innerHeight) : other);
  };
  const onPointerCancel = (): void => {
    press.current = undefined;
    onDrag(undefined);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const down = stop === 'full' ? 'half' : 'closed';
    const next = new Map<string, Stop | 'closed'>([
      ['ArrowUp', 'full'],
      ['ArrowDown', down],
      ['Enter', other],
      [' ', other],
    ]).get(event.key);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onStop(next);
  };
  return (
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="horizontal"
      aria-label="Height of the drawer"
      aria-valuenow={stop === 'half' ? 1 : 2}
      aria-valuemin={0}
      aria-valuemax={2}
      aria-valuetext={stop === 'half' ? 'Half' : 'Full'}
      className={classes.handle}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        press.current = { y: event.clientY, isDrag: false };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerCancel}
      onKeyDown={onKeyDown}
    />
  );
}
