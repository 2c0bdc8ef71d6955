import type { ExportOptionName } from '@cardwright/renderer/imposition';
import { Text } from '@mantine/core';
import type { ReactElement } from 'react';
import type { ChoiceProps } from './ChoiceProps.js';
import { isFixed, presetOf } from './settings.js';

interface Props extends Pick<ChoiceProps, 'choices' | 'settings'> {
  /** The options of the row. */
  readonly of: readonly ExportOptionName[];
  /** What is required, unless it is the value shown: `at least 2 mm`. */
  readonly what?: string;
}

/** Why an option of a row cannot be chosen freely: the vendor requires its value. */
export function FixedNote({ choices, settings, of, what }: Props): ReactElement | null {
  if (!of.some((name) => isFixed(choices, settings, name))) return null;
  const { title } = presetOf(choices, settings);
  return (
    <Text size="sm" c="dimmed" w="100%">
      {what === undefined ? `${title} requires this.` : `${title} requires ${what}.`}
    </Text>
  );
}
