import { Button, Group, NativeSelect } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { ApiError } from '../../../api/ApiError.js';
import { call } from '../../../api/call.js';
import { worldChoice } from '../../../api/worldChoices.js';
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
      message:
        moveTo === undefined
          ? 'This cannot be undone.'
          : `Its decks and the worlds below it are moved. ${counted(world.deck_count, 'listed deck')} will be found in another world. This cannot be undone.`,
      confirmLabel: 'Delete world',
      danger: true,
    });
    if (!isSure) return;
    const query = moveTo === undefined ? {} : { moveTo };
    // The studio knows only the listed decks, so the server says whether the world is empty.
    const explain = (error: unknown): never => {
      if (moveTo === undefined && error instanceof ApiError && error.code === 'conflict')
        throw new Error('Add another world first. The decks and worlds in this one can then be moved there.');
      throw error;
    };
    const isDone = await run(async () => {
      await call('DELETE /api/admin/worlds/{id}', { params: { id: world.id }, query }).catch(explain);
      await refresh();
    });
    if (isDone) onDone();
  };
  return (
    <section className={styles.removal}>
      {moveTo !== undefined && (
        <NativeSelect
          label="Move its contents to"
          data={others.map((row) => worldChoice(row.world, row.depth))}
          value={moveTo}
          onChange={(event) => setMoveTo(event.currentTarget.value)}
        />
      )}
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
