import { Button, Group, NativeSelect } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { call } from '../../../api/call.js';
import { confirm } from '../../../components/confirm.js';
import { counted } from '../../../words/counted.js';
import { useRun } from '../list/useRun.js';
import { contains, type Row } from './worldMoves.js';
import styles from './WorldRemoval.module.css';
import { useRefreshWorlds, type World } from './worlds.js';

interface Props {
  readonly world: World;
  readonly worlds: readonly Row<World>[];
  readonly onDone: () => void;
}

/** Deletes a world; what is in it moves to another one. */
export function WorldRemoval({ world, worlds, onDone }: Props): ReactElement {
  const others = worlds.filter((row) => !contains(world, row.world.id));
  const [moveTo, setMoveTo] = useState(others[0]?.world.id);
  const { run, isRunning } = useRun();
  const refresh = useRefreshWorlds();
  const remove = async (): Promise<void> => {
    const isSure = await confirm({
      title: `Delete ${world.name}?`,
      message: `Its decks and the worlds below it are moved. ${counted(world.deck_count, 'listed deck')} will be found in another world. This cannot be undone.`,
      confirmLabel: 'Delete world',
      danger: true,
    });
    if (!isSure) return;
    const query = moveTo === undefined ? {} : { moveTo };
    const isDone = await run(async () => {
      await call('DELETE /api/admin/worlds/{id}', { params: { id: world.id }, query });
      await refresh();
    });
    if (isDone) onDone();
  };
  return (
    <section className={styles.removal}>
      <NativeSelect
        label="Move its contents to"
        data={others.map((row) => ({ value: row.world.id, label: row.world.name }))}
        value={moveTo ?? ''}
        onChange={(event) => setMoveTo(event.currentTarget.value)}
      />
      <Group mt={12}>
        <Button
          variant="default"
          color="pip"
          leftSection={<Trash2 size={16} aria-hidden />}
          loading={isRunning}
          onClick={() => void remove()}
        >
          Delete world
        </Button>
      </Group>
    </section>
  );
}
