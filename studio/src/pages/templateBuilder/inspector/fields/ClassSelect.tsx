import { NativeSelect } from '@mantine/core';
import type { ReactElement } from 'react';

interface Props {
  readonly label: string;
  /** The class; '' for none. */
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** What a class is called that is not among the choices. */
  readonly otherName?: string;
  readonly onChange: (value: string) => void;
}

/** One of several classes, or none. Another class is listed as well, so that it is seen and can be removed. */
export function ClassSelect({ label, value, choices, otherName = value, onChange }: Props): ReactElement {
  const isOther = value !== '' && choices.every((choice) => choice.value !== value);
  return (
    <NativeSelect
      aria-label={label}
      size="xs"
      value={value}
      data={[...choices, ...(isOther ? [{ value, label: otherName }] : [])]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
