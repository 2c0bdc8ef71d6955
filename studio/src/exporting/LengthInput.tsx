import { TextInput } from '@mantine/core';
import { useId, type KeyboardEvent, type ReactElement } from 'react';
import { LimitNote } from './LimitNote.js';
import { readLength } from './readLength.js';
import { unitIn } from './unitIn.js';
import { useLimited } from './useLimited.js';

interface Props {
  readonly label: string;
  /** Completes “The … must be from 0 to 50 mm.”; otherwise the label does. */
  readonly name?: string;
  /** Shown in the field. */
  readonly unit?: string;
  /** mm */
  readonly limits: { readonly min: number; readonly max: number };
  /** mm; of the arrow keys. */
  readonly step?: number;
  /** CSS pixels */
  readonly w?: number;
  /** mm */
  readonly value: number | undefined;
  readonly onChange: (mm: number) => void;
}

/** A length, in millimetres or with a unit. Arrow keys change it by a step. */
export function LengthInput({
  label,
  name = label.toLowerCase(),
  unit = 'mm',
  limits: { min, max },
  step = 0.5,
  w = 96,
  value = 0,
  onChange,
}: Props): ReactElement {
  const noteId = useId();
  const change = (mm = 0): void => onChange(mm);
  const { typed, problem, type, leave } = useLimited({ min, max, value, read: readLength, onChange: change });
  const stepOn = (event: KeyboardEvent): void => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    type(shown(Math.min(max, Math.max(min, value + direction * step))));
  };
  return (
    <>
      <TextInput
        aria-label={`${label}, mm`}
        w={w}
        // A phone's keyboard for decimals may have no minus sign.
        inputMode={min < 0 ? 'text' : 'decimal'}
        {...unitIn(unit)}
        value={typed ?? shown(value)}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={stepOn}
        onBlur={leave}
        error={problem !== undefined && typed !== undefined}
        aria-describedby={problem && noteId}
      />
      {problem && (
        <LimitNote id={noteId}>
          {problem === 'unreadable'
            ? `Enter the ${name} as a length, such as 3, 0.5 or 1/8 in.`
            : `The ${name} must be from ${min} to ${max} mm.`}
        </LimitNote>
      )}
    </>
  );
}

function shown(mm: number): string {
  return String(Number(mm.toFixed(3)));
}
