import type { Answer, Input } from '@cardwright/server/contract';
import { Trash2, Wallpaper } from 'lucide-react';
import type { ReactElement } from 'react';
import { call } from '../../../api/call.js';
import { confirm } from '../../../components/confirm.js';
import { EmptyState } from '../../../components/EmptyState.js';
import { toast } from '../../../toasts/toast.js';
import { count } from '../../../words/count.js';
import { AdminList } from '../list/AdminList.js';
import { dateColumn } from '../list/columns.js';
import { NameCell } from '../list/NameCell.js';
import type { Column, ListAction, ListSource } from '../list/types.js';

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
    cell: ({ preset_name }) => preset_name || 'Own size',
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

const ACTIONS: readonly ListAction<ListedBanner>[] = [{ label: 'Delete', icon: Trash2, isDanger: true, run: remove }];

/** The banners that members have made. */
export function BannersPage(): ReactElement {
  return (
    <AdminList
      title="Banner library"
      description="The banners of all members."
      searchLabel="Banner, deck or maker"
      source={SOURCE}
      columns={COLUMNS}
      actions={ACTIONS}
      nameOf={({ name }) => name}
      empty={
        <EmptyState icon={Wallpaper} title="Nobody has made a banner yet">
          Banners appear here as soon as members save them.
        </EmptyState>
      }
    />
  );
}

async function remove(rows: readonly ListedBanner[]): Promise<void> {
  const banners = count(rows.length, 'banner');
  const isSure = await confirm({
    title: `Delete ${banners}?`,
    message: 'Their makers are not told. Files that they have exported stay theirs. This cannot be undone.',
    confirmLabel: 'Delete',
    danger: true,
  });
  if (!isSure) return;
  for (const { id } of rows) await call('DELETE /api/admin/social-banners/{id}', { params: { id } });
  toast({ title: `${banners} deleted`, kind: 'success' });
}
