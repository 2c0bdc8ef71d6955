import { useId, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';
import { useBuilder } from '../../../../template/builder/BuilderContext.js';
import { useMmPerUnit } from '../../../../template/builder/useMmPerUnit.js';
import {
  nearestWithin,
  type Quantity,
  type Range,
  rangeWords,
  readQuantity,
  round,
} from '../../../../template/styling/quantity.js';
import classes from './fields.module.css';

interface Props {
  /** Short, such as W. */
  readonly label: string;
  /** For screen readers, if the label is an abbreviation. */
  readonly name?: string;
  /** The value as the field shows it. */
  readonly text: string;
  readonly unit?: string;
  readonly range: Range;
  /** Words that are taken as well: 'auto', 'full', 'fit'. */
  readonly words?: readonly string[];
  /** How much a step of the arrow keys or a pixel of scrubbing is. */
  readonly step?: number;
  /** How many millimetres a typed unit is: a design unit, or 1 if the field itself is in millimetres. */
  readonly mmPerUnit?: number;
  readonly isReadOnly?: boolean;
  /** @param gesture while the value is scrubbed or stepped */
  readonly onChange: (value: Quantity | string | undefined, gesture?: string) => void;
}

/**
 * A number with a unit: typed, stepped with the arrow keys, or scrubbed on its label. An empty field removes it. What
 * cannot be read or is out of range is refused with a message, and the last good value stays.
 */
export function QuantityField(props: Props): ReactElement {
  const unitMm = useMmPerUnit();
  const { label, name = label, text, unit, range, words = [], step = 1, mmPerUnit = unitMm } = props;
  const { isReadOnly, onChange } = props;
  const { store } = useBuilder();
  const [typed, setTyped] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const messageId = useId();
  const from = useRef<{ x: number; value: Quantity; key: string } | undefined>(undefined);
  const fault = typed === undefined ? undefined : faultIn(typed, { ...props, mmPerUnit });
  const message = fault ?? refused;
  const leave = (isKept: boolean): void => {
    setTyped(undefined);
    setRefused(isKept ? fault : undefined);
    if (!isKept || typed === undefined || typed === text || fault !== undefined) return;
    const source = typed.trim();
    onChange(source === '' ? undefined : words.includes(source) ? source : readQuantity(source, mmPerUnit));
  };
  const change = ({ unit: kind, value }: Quantity, by: number, gesture: string): void => {
    const next = nearestWithin({ unit: kind, value: round(value + by) }, range);
    if (next !== undefined) onChange(next, gesture);
  };
  const current = (): Quantity => readQuantity(typed ?? text, mmPerUnit) ?? { unit: 'u', value: 0 };
  const onKeyDown = (event: KeyboardEvent): void => {
    // A refused value stays in the field to be corrected, until the field is left.
    if (event.key === 'Enter') return fault === undefined ? leave(true) : undefined;
    if (event.key === 'Escape') return leave(false);
    const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    // With other keys, the arrows belong to the browser or to a shortcut.
    if (way === undefined || isReadOnly === true || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    leave(false);
    change(current(), way * step * (event.shiftKey ? 10 : 1), 'step');
  };
  const scrub = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (isReadOnly === true) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      store.beginGesture();
      from.current = { x: event.clientX, value: current(), key: crypto.randomUUID() };
    },
    onPointerMove({ clientX, shiftKey }: PointerEvent) {
      const { current: start } = from;
      if (start === undefined) return;
      const by = Math.round((clientX - start.x) / 3) * step * (shiftKey ? 10 : 1);
      if (by !== 0) change(start.value, by, start.key);
    },
    onPointerUp() {
      from.current = undefined;
      store.endGesture();
    },
  };
  return (
    <>
      <label className={classes.quantity} data-wrong={fault !== undefined || undefined}>
        <span className={classes.scrub} aria-hidden="true" {...scrub}>
          {label}
        </span>
        <input
          className={classes.number}
          aria-label={name}
          aria-invalid={fault !== undefined}
          aria-describedby={message === undefined ? undefined : messageId}
          inputMode="decimal"
          readOnly={isReadOnly}
          value={typed ?? text}
          placeholder="–"
          onFocus={(event) => event.currentTarget.select()}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setRefused(undefined);
          }}
          onBlur={() => typed !== undefined && leave(true)}
          onKeyDown={onKeyDown}
        />
        {unit !== undefined && !text.endsWith('%') && <span className={classes.unit}>{unit}</span>}
      </label>
      {message !== undefined && (
        <p id={messageId} className={classes.refused} role="alert">
          {message}
        </p>
      )}
    </>
  );
}

/** Why a field does not take what was typed; undefined if it does. */
function faultIn(
  typed: string,
  { label, name = label, range, words = [], mmPerUnit }: Props & { readonly mmPerUnit: number },
): string | undefined {
  const source = typed.trim();
  if (source === '' || words.includes(source)) return undefined;
  const read = readQuantity(source, mmPerUnit);
  if (read !== undefined && nearestWithin(read, range)?.value === read.value) return undefined;
  const others = words.length === 0 ? '' : `, or ${words.join(', ')}`;
  return `${name} must be ${read === undefined ? 'a number ' : ''}${rangeWords(range)}${others}.`;
}
