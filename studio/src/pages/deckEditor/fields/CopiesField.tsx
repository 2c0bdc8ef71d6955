import { NumberInput, SegmentedControl } from '@mantine/core';
import { LIMITS } from '@cardwright/renderer';
import { useId, useState, type ReactElement } from 'react';
import { FieldLabel } from './FieldLabel.js';

interface Props {
  /** Undefined if several cards differ. */
  readonly value: number | undefined;
  readonly onChange: (copies: number) => void;
}

const USUAL = [1, 2, 3, 4, 5];
const MORE = 'more';

/** How many times a card is printed. */
export function CopiesField({ value, onChange }: Props): ReactElement {
  const id = useId();
  // A number that is being typed may begin with a usual one.
  const [isTyping, setTyping] = useState(false);
  const isUsual = value !== undefined && USUAL.includes(value);
  const shown = isTyping || (value !== undefined && !isUsual) ? MORE : value === undefined ? '' : String(value);
  return (
    <div>
      <FieldLabel id={id} label="Copies in the deck" />
      <SegmentedControl
        fullWidth
        aria-labelledby={id}
        value={shown}
        data={[...USUAL.map(String), { value: MORE, label: 'More' }]}
        onChange={(choice) => {
          if (choice === MORE) onChange(Math.max(6, value ?? 6));
          else onChange(Number(choice));
        }}
      />
      {shown === MORE && (
        // The input itself reports its focus late, after what is typed at once.
        <div onFocus={() => setTyping(true)} onBlur={() => setTyping(false)}>
          <NumberInput
            mt={8}
            aria-label="Number of copies"
            min={1}
            max={LIMITS.copies}
            allowDecimal={false}
            value={value ?? ''}
            onChange={(count) => {
              if (typeof count === 'number' && count >= 1) onChange(count);
            }}
          />
        </div>
      )}
    </div>
  );
}
