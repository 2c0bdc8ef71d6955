import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Download, Globe, Plus } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { call } from '../../../api/call.js';
import { saveFile } from '../../../browser/saveFile.js';
import { EmptyState } from '../../../components/EmptyState.js';
import { LoadError } from '../../../components/LoadError.js';
import { PageHeader } from '../../../components/PageHeader.js';
import { ListSkeleton } from '../list/ListSkeleton.js';
import { toCsv } from '../list/toCsv.js';
import { useRun, useUndoToast } from '../list/useRun.js';
import { LanguageSelect, OWN_WORDS } from './LanguageSelect.js';
import { languagesOf, untranslated } from './translations.js';
import { rowsOf, type Place, type Row } from './worldMoves.js';
import { WorldPanel } from './WorldPanel.js';
import { useRefreshWorlds, worldTreeQuery, type World } from './worlds.js';
import { WorldTree } from './WorldTree.js';
import { WorldWordsPanel } from './WorldWordsPanel.js';

/** The tree of worlds, by which explore groups decks. */
export function WorldsPage(): ReactElement {
  const tree = useQuery(worldTreeQuery);
  const refresh = useRefreshWorlds();
  const [open, setOpen] = useState<World | 'new'>();
  const [language, setLanguage] = useState(OWN_WORDS);
  const { run, isRunning } = useRun();
  const undoable = useUndoToast();
  const rows = rowsOf(tree.data ?? []);
  const place = ({ id }: World, { parent_id, index }: Place): Promise<unknown> =>
    call('PATCH /api/admin/worlds/{id}', { params: { id }, body: { parent_id, index } });
  const move = async ({ world, parent_id, index }: Row<World>, to: Place): Promise<void> => {
    if (!(await run(() => place(world, to)))) return;
    await refresh();
    undoable({ title: `${world.name} moved`, undo: () => place(world, { parent_id, index }) });
  };
  return (
    <>
      <PageHeader
        title="Worlds"
        description="Drag a world to its place, or move it with Alt and the arrow keys: up, down, into the world above, out again."
      >
        <LanguageSelect rows={rows} value={language} onChange={setLanguage} />
        <Button
          variant="default"
          leftSection={<Download size={16} aria-hidden />}
          disabled={rows.length === 0}
          onClick={() => saveWorlds(rows)}
        >
          CSV
        </Button>
        <Button
          leftSection={<Plus size={16} aria-hidden />}
          onClick={() => {
            // A new world gets its own words first.
            setLanguage(OWN_WORDS);
            setOpen('new');
          }}
        >
          New world
        </Button>
      </PageHeader>
      {tree.isError && <LoadError error={tree.error} what="The worlds" onRetry={() => void tree.refetch()} />}
      {tree.isPending && <ListSkeleton />}
      {tree.isSuccess && rows.length === 0 && (
        <EmptyState icon={Globe} title="There are no worlds yet">
          Create one first: decks need a world before they can be published.
        </EmptyState>
      )}
      {rows.length > 0 && (
        <WorldTree rows={rows} language={language} isBusy={isRunning} onMove={move} onOpen={setOpen} />
      )}
      {language === OWN_WORDS ? (
        <WorldPanel world={open} worlds={rows} onClose={() => setOpen(undefined)} />
      ) : (
        <WorldWordsPanel
          world={open === 'new' ? undefined : open}
          language={language}
          next={untranslated(rows, language).find((world) => open !== 'new' && world.id !== open?.id)}
          onOpen={setOpen}
        />
      )}
    </>
  );
}

function saveWorlds(rows: readonly Row<World>[]): void {
  const languages = languagesOf(rows);
  const lines = rows.map(({ world: { name, slug, parent_id, deck_count, description, translations } }) => [
    ...[name, slug, parent_id ?? '', deck_count, description],
    ...languages.map((language) => translations?.[language]?.name ?? ''),
  ]);
  const head = ['name', 'slug', 'parent', 'decks', 'description', ...languages.map((language) => `name ${language}`)];
  const csv = toCsv([head, ...lines]);
  saveFile(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }), 'worlds.csv');
}
