import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useId, useState, type ReactElement } from 'react';
import styles from './ExportDialog.module.css';

interface Props extends Pick<
  NumberInputProps,
  'suffix' | 'w' | 'step' | 'decimalScale' | 'allowDecimal' | 'hideControls' | 'disabled' | 'placeholder'
> {
  readonly label: string;
  /** Completes “The … must be from 0 to 50 mm.” */
  readonly name: string;
  /** Also shown in the field, unless it has a suffix. */
  readonly unit?: string;
  readonly min: number;
  readonly max: number;
  readonly value: number | undefined;
  /** The value of an empty field. */
  readonly empty?: number;
  readonly onChange: (value: number | undefined) => void;
}

/** Room for three letters. */
const UNIT_WIDTH = 42;

/**
 * A number between two limits. What is being typed counts as soon as it is within them, so a minus sign or the first digit
 * of several changes nothing yet.
 */
export function LimitedInput({ label, name, unit, min, max, value, empty, onChange, ...input }: Props): ReactElement {
  const noteId = useId();
  /** What has been typed since the field got the focus. */
  const [typed, setTyped] = useState<number | string>();
  const isBeyond = typed !== undefined && isLost(Number(typed), min, max);
  const type = (text: number | string): void => {
    setTyped(text);
    const next = text === '' ? empty : Number(text);
    if (next === undefined || (next >= min && next <= max)) onChange(next);
  };
  return (
    <>
      <NumberInput
        aria-label={label}
        min={min}
        max={max}
        {...(unit !== undefined &&
          input.suffix === undefined && {
            classNames: { input: styles.number ?? '' },
            rightSection: <span className={styles.unit}>{unit}</span>,
            rightSectionWidth: UNIT_WIDTH,
          })}
        {...input}
        value={typed ?? value ?? ''}
        onChange={type}
        onBlur={() => setTyped(undefined)}
        error={isBeyond}
        aria-describedby={isBeyond ? noteId : undefined}
      />
      {isBeyond && (
        <p id={noteId} className={styles.limits} role="alert">
          The {name} must be from {min} to {max}
          {unit !== undefined && ` ${unit}`}.
        </p>
      )}
    </>
  );
}

/** Whether no further digit brings a number between the limits. */
function isLost(number: number, min: number, max: number): boolean {
  return number > max || number < Math.min(0, min);
}
