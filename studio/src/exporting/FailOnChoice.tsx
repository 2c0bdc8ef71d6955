import type { FailOn } from '@cardwright/renderer';
import { EXPORT_OPTIONS } from '@cardwright/renderer/imposition';
import { Select, Text } from '@mantine/core';
import { useId, type ReactElement } from 'react';
import type { ChoiceProps } from './ChoiceProps.js';
import { Row } from './Row.js';
import { chooseIn, optionsOf } from './settings.js';

const LABELS: Readonly<Record<FailOn, string>> = {
  never: 'Stop only if parts are missing',
  error: 'Stop if there are errors',
  warning: 'Stop if there are errors or warnings',
  info: 'Stop if there is anything to report',
};

/** Whether an export is made although the check before it finds problems. */
export function FailOnChoice({ choices, settings, onChange }: ChoiceProps): ReactElement {
  const id = useId();
  const { fail_on: failOn, allow_broken: isAllowed } = optionsOf(choices, settings);
  const labels = isAllowed === true ? { ...LABELS, never: 'Export anyway' } : LABELS;
  return (
    <Row label="With problems" htmlFor={id}>
      <Select
        id={id}
        flex={1}
        allowDeselect={false}
        data={EXPORT_OPTIONS.fail_on.choices.toReversed().map((value) => ({ value, label: labels[value] }))}
        value={failOn ?? EXPORT_OPTIONS.fail_on.default}
        onChange={(value) => value !== null && chooseIn(settings, onChange)('fail_on')(value)}
      />
      {failOn === 'info' && (
        <Text size="sm" c="dimmed" w="100%">
          Small things count as well. The list here leaves them out; Past exports lists them.
        </Text>
      )}
    </Row>
  );
}
