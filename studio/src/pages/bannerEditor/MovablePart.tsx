import type { BannerPart, Scene } from '@cardwright/renderer';
import { useRef, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';
import { useChange, useEditor } from './BannerContext.js';
import classes from './bannerCanvas.module.css';

const NAMES: Readonly<Record<BannerPart, string>> = { words: 'Words', cards: 'Cards' };
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Percent of the banner, with and without Shift. */
const [FAR, NEAR] = [5, 1];

interface Props {
  readonly part: BannerPart;
  readonly presetId: string;
  readonly scene: Scene;
}

/** A part of the banner that is moved by dragging or with the arrow keys, in this size only. */
export function MovablePart({ part, presetId, scene }: Props): ReactElement | null {
  const change = useChange();
  const { store } = useEditor();
  const from = useRef<{ readonly pointer: readonly [number, number]; readonly x: number; readonly y: number }>(
    undefined,
  );
  const rect = scene.items.find(({ id }) => id === part)?.rect;
  if (rect === undefined) return null;
  const at = {
    x: (rect.x / scene.width) * 100,
    y: (rect.y / scene.height) * 100,
    width: (rect.width / scene.width) * 100,
    height: (rect.height / scene.height) * 100,
  };
  const moveTo = (x: number, y: number, gesture: string): void => {
    const place = { x: settled(x, at.width), y: settled(y, at.height) };
    change(
      `move ${part}`,
      ({ design }) => {
        design.places[presetId] = { ...design.places[presetId], [part]: place };
        return undefined;
      },
      gesture,
    );
  };
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { pointer: [event.clientX, event.clientY], x: at.x, y: at.y };
  };
  const onPointerMove = (event: PointerEvent<HTMLButtonElement>): void => {
    const parent = event.currentTarget.parentElement?.getBoundingClientRect();
    if (from.current === undefined || parent === undefined) return;
    const { pointer, x, y } = from.current;
    const [dx, dy] = [event.clientX - pointer[0], event.clientY - pointer[1]];
    if (Math.abs(dx) + Math.abs(dy) < 3) return;
    moveTo(x + (dx / parent.width) * 100, y + (dy / parent.height) * 100, `drag ${part}`);
  };
  const onPointerUp = (): void => {
    from.current = undefined;
    store.endGesture();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = ARROWS[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const by = event.shiftKey ? FAR : NEAR;
    moveTo(at.x + step[0] * by, at.y + step[1] * by, `nudge ${part}`);
  };
  return (
    <button
      type="button"
      className={classes.part}
      aria-label={`${NAMES[part]}: move with the arrow keys`}
      style={{ left: `${at.x}%`, top: `${at.y}%`, width: `${at.width}%`, height: `${at.height}%` }}
      {...{ onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown }}
    >
      <span className={classes.partName}>{NAMES[part]}</span>
    </button>
  );
}

/** Keeps a fifth of the part on the banner. */
function settled(value: number, length: number): number {
  return Math.round(Math.min(100 - length / 5, Math.max(-length * 0.8, value)) * 100) / 100;
}
