import type { Answer, Input } from '@cardwright/server/contract';
import { Palette, Pencil, Plus, Trash2 } from 'lucide-react';
import { lazy, type ReactElement, useState } from 'react';
import { call } from '../../../api/call.js';
import { confirm } from '../../../components/confirm.js';
import { EmptyState } from '../../../components/EmptyState.js';
import { LazyPart } from '../../../components/LazyPart.js';
import { toast } from '../../../toasts/toast.js';
import { AdminList } from '../list/AdminList.js';
import { dateColumn, numberColumn } from '../list/columns.js';
import { deleteEach } from '../list/deleteEach.js';
import { NameCell } from '../list/NameCell.js';
import type { Column, ListAction, ListSource } from '../list/types.js';
import { counted } from '../../../words/counted.js';
import styles from './ColorSchemes.module.css';

/** Draws cards, which the lists do without. */
const SchemePage = lazy(() => import('./SchemePage.js'));

type Scheme = Answer<'GET /api/admin/color-schemes'>['colorSchemes'][number];

const SOURCE: ListSource<Scheme, Input<'GET /api/admin/color-schemes'>['query']> = {
  name: 'color-schemes',
  sort: 'name',
  fetch: async (query, signal) => {
    const { colorSchemes: rows, ...page } = await call('GET /api/admin/color-schemes', { query, signal });
    return { rows, ...page };
  },
};

const COLUMNS: readonly Column<Scheme>[] = [
  {
    title: 'Scheme',
    sort: 'name',
    cell: ({ name, description }) => <NameCell name={name} detail={description} />,
    text: ({ name }) => name,
  },
  { title: 'Colours', cell: (scheme) => <Swatches scheme={scheme} /> },
  numberColumn('Used by', ({ use_count }) => use_count, '-uses'),
  dateColumn('Changed', ({ updated_at }) => updated_at, '-updated_at'),
];

/** The colour schemes that come with the product. */
export function ColorSchemesPage(): ReactElement {
  const [open, setOpen] = useState<{ readonly scheme: Scheme; readonly isNew: boolean }>();
  const actions: readonly ListAction<Scheme>[] = [
    {
      label: 'Edit',
      icon: Pencil,
      isSingle: true,
      run: ([scheme]) => Promise.resolve(scheme && setOpen({ scheme, isNew: false })),
    },
    {
      label: 'New scheme from this',
      icon: Plus,
      isSingle: true,
      run: ([scheme]) => Promise.resolve(scheme && setOpen({ scheme, isNew: true })),
    },
    { label: 'Delete', icon: Trash2, isDanger: true, run: remove },
  ];
  if (open !== undefined)
    return (
      <LazyPart>
        <SchemePage {...open} onClose={() => setOpen(undefined)} />
      </LazyPart>
    );
  return (
    <AdminList
      title="Colour schemes"
      description="All members can use them in their decks."
      searchLabel="Name"
      source={SOURCE}
      columns={COLUMNS}
      actions={actions}
      nameOf={({ name }) => name}
      onOpen={(scheme) => setOpen({ scheme, isNew: false })}
      empty={
        <EmptyState icon={Palette} title="There are no global colour schemes">
          The server loads them when it starts.
        </EmptyState>
      }
    />
  );
}

function Swatches({ scheme: { brand, category } }: { readonly scheme: Scheme }): ReactElement {
  const colors = [...Object.values(brand), ...Object.values(category)].slice(0, 11);
  return (
    <span className={styles.swatches} aria-hidden>
      {colors.map((color, index) => (
        <i key={index} style={{ background: String(color) }} />
      ))}
    </span>
  );
}

async function remove(rows: readonly Scheme[]): Promise<boolean> {
  const uses = rows.reduce((sum, { use_count }) => sum + use_count, 0);
  const isSure = await confirm({
    title: `Delete ${counted(rows.length, 'colour scheme')}?`,
    message:
      uses === 0
        ? 'No deck uses them. This cannot be undone.'
        : `${counted(uses, 'deck')} will have the default colours. This cannot be undone.`,
    confirmLabel: 'Delete schemes',
    danger: true,
  });
  if (!isSure) return false;
  await deleteEach(rows, ({ id }) =>
    call('DELETE /api/admin/color-schemes/{id}', { params: { id }, query: { force: 'true' } }),
  );
  toast({ title: `${counted(rows.length, 'colour scheme')} deleted`, kind: 'success' });
  return true;
}
