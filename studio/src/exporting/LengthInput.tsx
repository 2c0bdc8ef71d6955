import { EXPORT_OPTIONS } from '@cardwright/renderer/imposition';
import { TextInput } from '@mantine/core';
import { useId, type KeyboardEvent, type ReactElement } from 'react';
import { LimitNote } from './LimitNote.js';
import { readLength } from './readLength.js';
import { unitIn } from './unitIn.js';
import { useLimited } from './useLimited.js';

interface Props {
  readonly label: string;
  readonly option: 'bleed' | 'gap' | 'margin' | 'corner_radius';
  /** mm */
  readonly value: number | undefined;
  /** mm; what a vendor requires at least. */
  readonly least?: number | undefined;
  readonly onChange: (mm: number) => void;
}

/** Of the arrow keys, in millimetres. */
const STEP = 0.5;

/** A length, in millimetres or with a unit. An empty field is zero. Arrow keys change it by half a millimetre. */
export function LengthInput({ label, option, value = 0, least, onChange }: Props): ReactElement {
  const noteId = useId();
  const { min: lowest, max } = EXPORT_OPTIONS[option];
  const min = least ?? lowest;
  const change = (mm = 0): void => onChange(mm);
  const { typed, problem, type, leave } = useLimited({ min, max, value, empty: 0, read: readLength, onChange: change });
  const step = (event: KeyboardEvent): void => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    type(shown(Math.min(max, Math.max(min, value + direction * STEP))));
  };
  return (
    <>
      <TextInput
        aria-label={`${label}, mm`}
        w={96}
        inputMode="decimal"
        {...unitIn('mm')}
        value={typed ?? shown(value)}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={step}
        onBlur={leave}
        error={problem !== undefined && typed !== undefined}
        aria-describedby={problem && noteId}
      />
      {problem && (
        <LimitNote id={noteId}>
          {problem === 'unreadable'
            ? `Enter the ${label.toLowerCase()} as a length, such as 3, 0.5 or 1/8 in.`
            : `The ${label.toLowerCase()} must be from ${min} to ${max} mm.`}
        </LimitNote>
      )}
    </>
  );
}

function shown(mm: number): string {
  return String(Number(mm.toFixed(3)));
}
