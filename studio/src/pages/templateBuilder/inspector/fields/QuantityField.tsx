import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';
import { useBuilder } from '../../../../template/builder/BuilderContext.js';
import { type Quantity, readQuantity, round } from '../../../../template/styling/quantity.js';
import classes from './fields.module.css';

interface Props {
  /** Short, such as W. */
  readonly label: string;
  /** For screen readers, if the label is an abbreviation. */
  readonly name?: string;
  /** As it stands in the field. */
  readonly text: string;
  readonly unit?: string;
  /** Words that are taken as well: 'auto', 'full', 'fit'. */
  readonly words?: readonly string[];
  /** How much a step of the arrow keys or a pixel of scrubbing is. */
  readonly step?: number;
  /** How many millimetres a typed unit is; 1 if the field itself is in millimetres. */
  readonly mmPerUnit?: number;
  readonly isReadOnly?: boolean;
  /** @param gesture while the value is scrubbed or stepped */
  readonly onChange: (value: Quantity | string | undefined, gesture?: string) => void;
}

const USUAL_MM = 63.5 / 240;

/** A number with a unit: typed, stepped with the arrow keys, or scrubbed on its label. An empty field removes it. */
export function QuantityField(props: Props): ReactElement {
  const { label, name = label, text, unit, words = [], step = 1, mmPerUnit = USUAL_MM, isReadOnly, onChange } = props;
  const { store } = useBuilder();
  const [typed, setTyped] = useState<string>();
  const from = useRef<{ x: number; value: Quantity; key: string } | undefined>(undefined);
  const isWrong = typed !== undefined && typed.trim() !== '' && read(typed) === undefined;
  function read(source: string): Quantity | string | undefined {
    return words.includes(source.trim()) ? source.trim() : readQuantity(source, mmPerUnit);
  }
  const commit = (): void => {
    if (typed === undefined) return;
    const value = typed.trim() === '' ? undefined : read(typed);
    setTyped(undefined);
    if (typed !== text && (value !== undefined || typed.trim() === '')) onChange(value);
  };
  const current = (): Quantity => readQuantity(typed ?? text, mmPerUnit) ?? { unit: 'u', value: 0 };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') return commit();
    if (event.key === 'Escape') return setTyped(undefined);
    const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (way === undefined || isReadOnly === true) return;
    event.preventDefault();
    const { unit: kind, value } = current();
    setTyped(undefined);
    onChange({ unit: kind, value: round(value + way * step * (event.shiftKey ? 10 : 1)) }, 'step');
  };
  const scrub = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (isReadOnly === true) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, value: current(), key: crypto.randomUUID() };
    },
    onPointerMove({ clientX, shiftKey }: PointerEvent) {
      const { current: start } = from;
      if (start === undefined) return;
      const by = Math.round((clientX - start.x) / 3) * step * (shiftKey ? 10 : 1);
      if (by !== 0) onChange({ unit: start.value.unit, value: round(start.value.value + by) }, start.key);
    },
    onPointerUp() {
      from.current = undefined;
      store.endGesture();
    },
  };
  return (
    <label className={classes.quantity} data-wrong={isWrong || undefined}>
      <span className={classes.scrub} aria-hidden="true" {...scrub}>
        {label}
      </span>
      <input
        className={classes.number}
        aria-label={name}
        aria-invalid={isWrong}
        inputMode="decimal"
        readOnly={isReadOnly}
        value={typed ?? text}
        placeholder="–"
        onFocus={(event) => event.currentTarget.select()}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      {unit !== undefined && !text.endsWith('%') && <span className={classes.unit}>{unit}</span>}
    </label>
  );
}
