import { TextInput, type TextInputProps } from '@mantine/core';
import type { ReactElement } from 'react';

/** The address, marked up for password managers and phone keyboards. */
export function EmailField(props: TextInputProps): ReactElement {
  return (
    <TextInput
      label="E-mail address"
      type="email"
      name="email"
      size="md"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      inputMode="email"
      placeholder="nova@example.com"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...props}
    />
  );
}
