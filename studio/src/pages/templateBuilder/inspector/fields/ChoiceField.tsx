import { Tooltip } from '@mantine/core';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import classes from './fields.module.css';

interface Props<Value extends string> {
  readonly label: string;
  readonly value: Value | undefined;
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly icon: LucideIcon }[];
  /** Choosing the current one removes it. */
  readonly onChange: (value: Value | undefined) => void;
}

/** A few choices as pictures, side by side. */
export function ChoiceField<Value extends string>({ label, value, choices, onChange }: Props<Value>): ReactElement {
  return (
    <div className={classes.choice} role="group" aria-label={label}>
      {choices.map(({ value: each, label: name, icon: Icon }) => (
        <Tooltip key={each} label={name}>
          <button
            type="button"
            aria-label={name}
            aria-pressed={each === value}
            onClick={() => onChange(each === value ? undefined : each)}
          >
            <Icon size={16} aria-hidden />
          </button>
        </Tooltip>
      ))}
    </div>
  );
}
