import { TextInput } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import styles from './CodeField.module.css';

interface CodeFieldProps {
  readonly label?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: ReactNode;
  readonly autoFocus?: boolean;
}

/** Six digits from an e-mail: one field, so that pasting, autofill and screen readers work. */
export function CodeField({
  label = 'Code from the e-mail',
  value,
  onChange,
  error,
  autoFocus = false,
}: CodeFieldProps): ReactElement {
  return (
    <TextInput
      label={label}
      name="code"
      size="md"
      classNames={{ input: styles.input }}
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder="000000"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value.replace(/\D/g, '').slice(0, 6))}
      error={error}
      autoFocus={autoFocus}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  );
}

export function codeProblem(code: string): string | null {
  return code.length === 6 ? null : 'The code has six digits.';
}
