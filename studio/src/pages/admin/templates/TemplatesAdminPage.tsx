import type { Input } from '@cardwright/server/contract';
import { LayoutTemplate, PencilRuler, Trash2, Upload } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router';
import { publishTemplate, type StoredTemplate } from '../../../api/templates.js';
import { call } from '../../../api/call.js';
import { confirm } from '../../../components/confirm.js';
import { EmptyState } from '../../../components/EmptyState.js';
import { toast } from '../../../toasts/toast.js';
import { AdminList } from '../list/AdminList.js';
import { dateColumn, numberColumn } from '../list/columns.js';
import { deleteEach } from '../list/deleteEach.js';
import { NameCell } from '../list/NameCell.js';
import type { Column, ListAction, ListSource } from '../list/types.js';
import { useUndoToast } from '../list/useRun.js';
import { counted } from '../../../words/counted.js';
import { chooseOwnTemplate } from './chooseOwnTemplate.js';
import type { OfficialTemplate } from './OfficialTemplate.js';
import { restoreVersion } from './restoreVersion.js';
import { TemplatePanel } from './TemplatePanel.js';

const SOURCE: ListSource<OfficialTemplate, Input<'GET /api/admin/templates'>['query']> = {
  name: 'templates',
  sort: 'name',
  fetch: async (query, signal) => {
    const { templates: rows, ...page } = await call('GET /api/admin/templates', { query, signal });
    return { rows, ...page };
  },
};

const COLUMNS: readonly Column<OfficialTemplate>[] = [
  {
    title: 'Template',
    sort: 'name',
    cell: ({ name, slug }) => <NameCell name={name} detail={slug} />,
    text: ({ name }) => name,
  },
  { title: 'Ratio', cell: ({ ratio }) => ratio, text: ({ ratio }) => ratio },
  numberColumn('Version', ({ version }) => version),
  numberColumn('Used', ({ use_count }) => use_count, '-uses'),
  dateColumn('Changed', ({ updated_at }) => updated_at, '-updated_at'),
];

/** The templates that come with the product. */
export function TemplatesAdminPage(): ReactElement {
  const navigate = useNavigate();
  const [open, setOpen] = useState<OfficialTemplate>();
  const undoable = useUndoToast();
  const actions: readonly ListAction<OfficialTemplate>[] = [
    {
      label: 'Edit in the builder',
      icon: PencilRuler,
      isSingle: true,
      run: async (rows) => {
        for (const { id } of rows) await navigate(`/admin/templates/${id}`);
      },
    },
    {
      label: 'Replace with one of yours',
      icon: Upload,
      isSingle: true,
      run: async (rows) => {
        const own = await chooseOwnTemplate();
        if (own === undefined) return false;
        for (const row of rows) {
          await replaceContent(row, own);
          undoable({
            title: `${row.name} has a new version`,
            message: 'Every deck with this template shows it.',
            undo: () => restoreVersion(row.id, row.version),
          });
        }
        return true;
      },
    },
    { label: 'Delete', icon: Trash2, isDanger: true, run: remove },
  ];
  return (
    <>
      <AdminList
        title="Templates"
        description="Official templates. Edit one in the builder and publish it as a new version; earlier versions are kept."
        searchLabel="Name"
        source={SOURCE}
        columns={COLUMNS}
        actions={actions}
        nameOf={({ name }) => name}
        onOpen={setOpen}
        empty={
          <EmptyState icon={LayoutTemplate} title="There are no official templates">
            The server loads them when it starts.
          </EmptyState>
        }
      />
      <TemplatePanel template={open} onClose={() => setOpen(undefined)} />
    </>
  );
}

/** Gives an official template the content of another one; its name and description stay. @throws ApiError 409 */
async function replaceContent(official: OfficialTemplate, { json_config, ratio }: StoredTemplate): Promise<void> {
  await publishTemplate({ ...official, json_config, ratio });
}

async function remove(rows: readonly OfficialTemplate[]): Promise<boolean> {
  const uses = rows.reduce((sum, { use_count }) => sum + use_count, 0);
  const isSure = await confirm({
    title: `Delete ${counted(rows.length, 'official template')}?`,
    message:
      uses === 0
        ? 'No deck uses them. This cannot be undone.'
        : `Decks use them in ${counted(uses, 'place')}, and show the default template there. This cannot be undone.`,
    confirmLabel: 'Delete templates',
    danger: true,
  });
  if (!isSure) return false;
  await deleteEach(rows, ({ id }) =>
    call('DELETE /api/admin/templates/{id}', { params: { id }, query: { force: 'true' } }),
  );
  toast({ title: `${counted(rows.length, 'template')} deleted`, kind: 'success' });
  return true;
}
