import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useId, type ReactElement } from 'react';
import { LimitNote } from './LimitNote.js';
import { unitIn } from './unitIn.js';
import { useLimited } from './useLimited.js';

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
  readonly onChange: (value: number | undefined) => void;
}

/** A number between two limits, which are named as soon as what is typed is beyond them. */
export function LimitedInput({ label, name, unit, min, max, value, onChange, ...input }: Props): ReactElement {
  const noteId = useId();
  const { typed, problem, type, leave } = useLimited<number | string>({
    min,
    max,
    value,
    read: (text) => (text === '' ? undefined : Number(text)),
    onChange,
  });
  return (
    <>
      <NumberInput
        aria-label={label}
        min={min}
        max={max}
        clampBehavior="none"
        {...(unit !== undefined && input.suffix === undefined && unitIn(unit))}
        {...input}
        value={typed ?? value ?? ''}
        onChange={type}
        onBlur={leave}
        error={problem !== undefined && typed !== undefined}
        aria-describedby={problem && noteId}
      />
      {problem && (
        <LimitNote id={noteId}>
          The {name} must be from {min} to {max}
          {unit !== undefined && ` ${unit}`}.
        </LimitNote>
      )}
    </>
  );
}
