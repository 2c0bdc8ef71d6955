import type { EncodingChoice } from '@cardwright/renderer/tables';
import { Button, Group, Radio, Stack } from '@mantine/core';
import { useState, type ReactElement } from 'react';

interface Props {
  readonly file: string;
  readonly choices: readonly EncodingChoice[];
  readonly onChoose: (encoding: string) => void;
}

/** Asks how a file's letters read correctly, with some of its words in each encoding. */
export function EncodingQuestion({ file, choices, onChoose }: Props): ReactElement {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Stack gap="sm">
      <Radio.Group
        label="Which line reads correctly?"
        description={`${file} does not state its text encoding.`}
        value={chosen}
        onChange={setChosen}
      >
        <Stack gap="xs" mt="xs">
          {choices.map(({ encoding, name, sample }) => (
            <Radio key={encoding} value={encoding} label={sample} description={name} />
          ))}
        </Stack>
      </Radio.Group>
      <Group justify="flex-end">
        <Button disabled={chosen === null} onClick={() => chosen !== null && onChoose(chosen)}>
          Read the table
        </Button>
      </Group>
    </Stack>
  );
}
