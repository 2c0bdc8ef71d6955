import { BANNER_PURPOSES } from '@cardwright/renderer';
import { Button } from '@mantine/core';
import { Eye, EyeOff, Image, Plus, Trash2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { call } from '../../../api/call.js';
import { platformName, PURPOSE_TITLES } from '../../../banners/purposes.js';
import { EmptyState } from '../../../components/EmptyState.js';
import { counted } from '../../../words/counted.js';
import { AdminList } from '../list/AdminList.js';
import { dateColumn, numberColumn } from '../list/columns.js';
import { deleteEach } from '../list/deleteEach.js';
import { NameCell } from '../list/NameCell.js';
import { Tag } from '../list/Tag.js';
import type { Column, Filter, ListAction } from '../list/types.js';
import { useUndoToast } from '../list/useRun.js';
import { PresetPanel } from './PresetPanel.js';
import { changePreset, nameOfPreset, PRESETS, type ListedPreset } from './presets.js';

const COLUMNS: readonly Column<ListedPreset>[] = [
  {
    title: 'Preset',
    sort: 'platform',
    cell: ({ platform, name }) => <NameCell name={name} detail={platformName(platform)} />,
    text: nameOfPreset,
  },
  {
    title: 'Pixels',
    sort: '-width',
    isNumber: true,
    cell: ({ width, height }) => `${width} × ${height}`,
    text: ({ width, height }) => `${width} × ${height}`,
  },
  {
    title: 'For',
    cell: ({ purpose }) => PURPOSE_TITLES[purpose],
    text: ({ purpose }) => PURPOSE_TITLES[purpose],
  },
  {
    title: 'State',
    cell: ({ is_enabled }) => (is_enabled ? <Tag tone="good">Offered</Tag> : <Tag>Hidden</Tag>),
    text: ({ is_enabled }) => (is_enabled ? 'offered' : 'hidden'),
  },
  numberColumn('Banners', ({ use_count }) => use_count, '-uses'),
  dateColumn('Changed', ({ updated_at }) => updated_at, '-updated_at'),
];

const FILTERS: readonly Filter[] = [
  {
    name: 'purpose',
    label: 'For',
    options: BANNER_PURPOSES.map((value) => ({ value, label: PURPOSE_TITLES[value] })),
  },
  {
    name: 'enabled',
    label: 'State',
    options: [
      { value: 'yes', label: 'Offered' },
      { value: 'no', label: 'Hidden' },
    ],
  },
];

/** The sizes in which members make social banners. */
export function SocialPage(): ReactElement {
  const [open, setOpen] = useState<ListedPreset | 'new'>();
  return (
    <>
      <AdminList
        title="Banner presets"
        description="The sizes in which members make banners for other platforms."
        searchLabel="Platform or name"
        source={PRESETS}
        columns={COLUMNS}
        filters={FILTERS}
        actions={useActions()}
        nameOf={nameOfPreset}
        onOpen={setOpen}
        empty={
          <EmptyState icon={Image} title="There are no presets">
            Without a preset, nobody can make a banner. Add the first size.
          </EmptyState>
        }
      >
        <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setOpen('new')}>
          New preset
        </Button>
      </AdminList>
      <PresetPanel preset={open} onClose={() => setOpen(undefined)} />
    </>
  );
}

function useActions(): readonly ListAction<ListedPreset>[] {
  const undoable = useUndoToast();
  const setEnabled = (is_enabled: boolean, done: string) => async (rows: readonly ListedPreset[]) => {
    for (const row of rows) await changePreset(row, { is_enabled });
    undoable({
      title: `${counted(rows.length, 'preset')} ${done}`,
      undo: async () => {
        for (const row of rows) await changePreset(row, { is_enabled: row.is_enabled });
      },
    });
  };
  const remove = async (rows: readonly ListedPreset[]): Promise<void> => {
    const deleted = await deleteEach(rows, ({ id }) =>
      call('DELETE /api/admin/social-banners/presets/{id}', { params: { id } }),
    );
    const uses = deleted.reduce((sum, { banner_ids }) => sum + banner_ids.length, 0);
    undoable({
      title: `${counted(rows.length, 'preset')} deleted`,
      ...(uses > 0 && { message: `${counted(uses, 'banner')} made from them now open in another size.` }),
      undo: async () => {
        for (const body of deleted)
          await call('PUT /api/admin/social-banners/presets/{id}', { params: { id: body.preset.id }, body });
      },
    });
  };
  return [
    { label: 'Offer', icon: Eye, isFor: ({ is_enabled }) => !is_enabled, run: setEnabled(true, 'offered') },
    { label: 'Hide', icon: EyeOff, isFor: ({ is_enabled }) => is_enabled, run: setEnabled(false, 'hidden') },
    { label: 'Delete', icon: Trash2, isDanger: true, run: remove },
  ];
}
