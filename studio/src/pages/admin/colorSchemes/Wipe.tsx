import { ChevronsLeftRight } from 'lucide-react';
import {
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import styles from './Wipe.module.css';

interface Props {
  /** The divider's name, for screen readers. */
  readonly label: string;
  /** What is seen on its left, and on its right. */
  readonly names: readonly [string, string];
  /** The same content twice; only the first is read to anybody. */
  readonly left: ReactNode;
  readonly right: ReactNode;
}

/** How many percent a side must have, on a phone, for its name to fit. */
const NAMED = 24;

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: -100,
  End: 100,
};

/** Two looks of the same thing with a divider, which moves by mouse, by finger and by keys. */
export function Wipe({ label, names, left, right }: Props): ReactElement {
  const [percent, setPercent] = useState(50);
  const divider = useRef<HTMLDivElement>(null);
  const isDragged = useRef(false);
  const moveTo = (event: PointerEvent<HTMLElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    setPercent(within(((event.clientX - box.left) / box.width) * 100));
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    isDragged.current = true;
    divider.current?.focus({ preventScroll: true });
    moveTo(event);
  };
  const onPointerUp = (): void => {
    isDragged.current = false;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setPercent(within(percent + step * (event.shiftKey ? 10 : 1)));
  };
  return (
    <div
      className={styles.wipe}
      style={{ '--at': `${percent}%` } as CSSProperties}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => isDragged.current && moveTo(event)}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
    >
      <div className={styles.left}>{left}</div>
      <div className={styles.right} aria-hidden inert>
        {right}
      </div>
      <div
        ref={divider}
        role="slider"
        tabIndex={0}
        className={styles.divider}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${percent}% ${names[0]}, ${100 - percent}% ${names[1]}`}
        onKeyDown={onKeyDown}
      >
        <span className={styles.grip}>
          <ChevronsLeftRight size={16} aria-hidden />
        </span>
      </div>
      {names.map(
        (name, side) =>
          (side === 0 ? percent : 100 - percent) >= NAMED && (
            <span key={side} className={styles.name} data-side={side} aria-hidden>
              {name}
            </span>
          ),
      )}
    </div>
  );
}

function within(percent: number): number {
  return Math.round(Math.min(100, Math.max(0, percent)));
}
