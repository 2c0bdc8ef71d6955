import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Globe, Plus } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { call } from '../../../api/call.js';
import { saveFile } from '../../../browser/saveFile.js';
import { EmptyState } from '../../../components/EmptyState.js';
import { LoadError } from '../../../components/LoadError.js';
import { PageHeader } from '../../../components/PageHeader.js';
import { toCsv } from '../list/toCsv.js';
import { useRun, useUndoToast } from '../list/useRun.js';
import { rowsOf, type Place, type Row } from './worldMoves.js';
import { WorldPanel } from './WorldPanel.js';
import { worldTreeQuery, type World } from './worlds.js';
import { WorldTree } from './WorldTree.js';

/** The tree of worlds, by which explore groups decks. */
export function WorldsPage(): ReactElement {
  const tree = useQuery(worldTreeQuery);
  const queries = useQueryClient();
  const [open, setOpen] = useState<World | 'new'>();
  const { run, isRunning } = useRun();
  const undoable = useUndoToast();
  const rows = rowsOf(tree.data ?? []);
  const place = ({ id }: World, { parent_id, index }: Place): Promise<unknown> =>
    call('PATCH /api/admin/worlds/{id}', { params: { id }, body: { parent_id, index } });
  const move = async ({ world, parent_id, index }: Row<World>, to: Place): Promise<void> => {
    if (!(await run(() => place(world, to)))) return;
    await queries.invalidateQueries({ queryKey: ['worlds'] });
    undoable({ title: `${world.name} moved`, undo: () => place(world, { parent_id, index }) });
  };
  return (
    <>
      <PageHeader
        title="Worlds"
        description="Drag a world to its place, or move it with Alt and the arrow keys: up, down, into the world above, out again."
      >
        <Button
          variant="default"
          leftSection={<Download size={16} aria-hidden />}
          disabled={rows.length === 0}
          onClick={() => saveWorlds(rows)}
        >
          CSV
        </Button>
        <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setOpen('new')}>
          New world
        </Button>
      </PageHeader>
      {tree.isError && <LoadError error={tree.error} what="The worlds" onRetry={() => void tree.refetch()} />}
      {tree.isSuccess && rows.length === 0 && (
        <EmptyState icon={Globe} title="There are no worlds yet">
          Make the first one: decks need a world before they can be published.
        </EmptyState>
      )}
      {rows.length > 0 && <WorldTree rows={rows} isBusy={isRunning} onMove={move} onOpen={setOpen} />}
      <WorldPanel world={open} worlds={rows} onClose={() => setOpen(undefined)} />
    </>
  );
}

function saveWorlds(rows: readonly Row<World>[]): void {
  const lines = rows.map(({ world: { name, slug, parent_id, deck_count, description } }) => [
    ...[name, slug, parent_id ?? '', deck_count, description],
  ]);
  const csv = toCsv([['name', 'slug', 'parent', 'decks', 'description'], ...lines]);
  saveFile(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }), 'worlds.csv');
}
