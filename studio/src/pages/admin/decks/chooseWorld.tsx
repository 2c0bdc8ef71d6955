import { Button, Group, NativeSelect } from '@mantine/core';
import { modals } from '@mantine/modals';
import { type ReactElement, useState } from 'react';
import type { WorldChoice } from '../../../api/worldChoices.js';

/** Asks for a world. @returns its id; undefined if it was cancelled */
export function chooseWorld(worlds: readonly WorldChoice[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    const id = modals.open({
      title: 'Move to which world?',
      children: (
        <WorldForm
          worlds={worlds}
          onChoose={(world) => {
            resolve(world);
            modals.close(id);
          }}
        />
      ),
      size: 400,
      // Also called after a choice, when it has no effect.
      onClose: () => resolve(undefined),
    });
  });
}

interface Props {
  readonly worlds: readonly WorldChoice[];
  readonly onChoose: (world: string) => void;
}

function WorldForm({ worlds, onChoose }: Props): ReactElement {
  const [world, setWorld] = useState(worlds[0]?.value ?? '');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(world);
      }}
    >
      <NativeSelect
        label="World"
        data={[...worlds]}
        value={world}
        onChange={(event) => setWorld(event.currentTarget.value)}
        data-autofocus
      />
      <Group mt={20} justify="flex-end">
        <Button type="submit">Move</Button>
      </Group>
    </form>
  );
}
