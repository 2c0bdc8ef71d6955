import type { Answer, Input } from '@cardwright/server/contract';
import { Trash2, Wallpaper } from 'lucide-react';
import type { ReactElement } from 'react';
import { call } from '../../../api/call.js';
import { EmptyState } from '../../../components/EmptyState.js';
import { counted } from '../../../words/counted.js';
import { AdminList } from '../list/AdminList.js';
import { dateColumn } from '../list/columns.js';
import { deleteEach } from '../list/deleteEach.js';
import { NameCell } from '../list/NameCell.js';
import type { Column, ListAction, ListSource } from '../list/types.js';
import { useUndoToast } from '../list/useRun.js';

type ListedBanner = Answer<'GET /api/admin/social-banners'>['banners'][number];

const SOURCE: ListSource<ListedBanner, Input<'GET /api/admin/social-banners'>['query']> = {
  name: 'banners',
  sort: '-updated_at',
  fetch: async (query, signal) => {
    const { banners: rows, ...page } = await call('GET /api/admin/social-banners', { query, signal });
    return { rows, ...page };
  },
};

const COLUMNS: readonly Column<ListedBanner>[] = [
  {
    title: 'Banner',
    sort: 'name',
    cell: ({ name, deck_title }) => <NameCell name={name} detail={deck_title || 'No deck'} />,
    text: ({ name }) => name,
  },
  { title: 'Maker', sort: 'owner', cell: ({ owner_name }) => owner_name, text: ({ owner_name }) => owner_name },
  {
    title: 'Preset',
    cell: ({ preset_name }) => preset_name || 'Custom size',
    text: ({ preset_name }) => preset_name,
  },
  {
    title: 'Pixels',
    isNumber: true,
    cell: ({ width, height }) => `${width} × ${height}`,
    text: ({ width, height }) => `${width} × ${height}`,
  },
  dateColumn('Created', ({ created_at }) => created_at),
  dateColumn('Changed', ({ updated_at }) => updated_at, '-updated_at'),
];

/** The banners that members have made. */
export function BannersPage(): ReactElement {
  return (
    <AdminList
      title="Banner library"
      description="The banners of all members."
      searchLabel="Banner, deck or maker"
      source={SOURCE}
      columns={COLUMNS}
      actions={useActions()}
      nameOf={({ name }) => name}
      empty={
        <EmptyState icon={Wallpaper} title="Nobody has made a banner yet">
          Banners appear here as soon as members save them.
        </EmptyState>
      }
    />
  );
}

function useActions(): readonly ListAction<ListedBanner>[] {
  const undoable = useUndoToast();
  const remove = async (rows: readonly ListedBanner[]): Promise<void> => {
    const deleted = await deleteEach(rows, ({ id }) =>
      call('DELETE /api/admin/social-banners/{id}', { params: { id } }),
    );
    undoable({
      title: `${counted(rows.length, 'banner')} deleted`,
      message: 'Their makers are not notified, and keep the files that they have exported.',
      undo: async () => {
        for (const body of deleted)
          await call('PUT /api/admin/social-banners/{id}', { params: { id: body.banner.id }, body });
      },
    });
  };
  return [{ label: 'Delete', icon: Trash2, isDanger: true, run: remove }];
}
