import type { Answer, Input } from '@cardwright/server/contract';
import { Images, Trash2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { call } from '../../../api/call.js';
import { pictureAt } from '../../../browser/pictureAt.js';
import { confirm } from '../../../components/confirm.js';
import { EmptyState } from '../../../components/EmptyState.js';
import { fileSize } from '../../../exporting/fileSize.js';
import { toast } from '../../../toasts/toast.js';
import { AdminList } from '../list/AdminList.js';
import { dateColumn } from '../list/columns.js';
import { NameCell } from '../list/NameCell.js';
import { Facts, SidePanel } from '../list/SidePanel.js';
import { Tag } from '../list/Tag.js';
import type { Column, Filter, ListAction, ListSource } from '../list/types.js';
import { counted } from '../../../words/counted.js';
import { dateTime } from '../words/dateTime.js';
import styles from './ImagesPage.module.css';

type Picture = Answer<'GET /api/admin/images'>['images'][number];

const SOURCE: ListSource<Picture, Input<'GET /api/admin/images'>['query']> = {
  name: 'images',
  sort: '-created_at',
  fetch: async (query, signal) => {
    const { images: rows, found: total, next_cursor } = await call('GET /api/admin/images', { query, signal });
    return { rows, total, next_cursor };
  },
};

const COLUMNS: readonly Column<Picture>[] = [
  {
    title: 'Picture',
    sort: 'path',
    cell: (picture) => (
      <NameCell name={nameOf(picture)} detail={measures(picture)}>
        <img src={pictureAt(picture.url, 44)} alt="" width={44} height={44} loading="lazy" className={styles.small} />
      </NameCell>
    ),
    text: ({ path }) => path,
  },
  { title: 'Owner', cell: ownerOf, text: ownerOf },
  {
    title: 'Used',
    cell: ({ use_count }) => (use_count === 0 ? <Tag tone="warning">Orphan</Tag> : counted(use_count, 'time')),
    text: ({ use_count }) => use_count,
  },
  { title: 'Size', sort: '-size', isNumber: true, cell: ({ size }) => fileSize(size), text: ({ size }) => size },
  dateColumn('Uploaded', ({ created_at }) => created_at, '-created_at'),
];

const FILTERS: readonly Filter[] = [
  {
    name: 'used',
    label: 'Used or not',
    options: [
      { value: 'yes', label: 'Used' },
      { value: 'no', label: 'Orphans' },
    ],
  },
];

const ACTIONS: readonly ListAction<Picture>[] = [{ label: 'Delete', icon: Trash2, isDanger: true, run: remove }];

/** Every picture that members have uploaded. */
export function ImagesPage(): ReactElement {
  const [open, setOpen] = useState<Picture>();
  return (
    <>
      <AdminList
        title="Pictures"
        description="Orphans are not used by any deck or template. Earlier versions of a deck may still use them."
        searchLabel="Path or owner"
        source={SOURCE}
        columns={COLUMNS}
        filters={FILTERS}
        actions={ACTIONS}
        nameOf={nameOf}
        onOpen={setOpen}
        empty={
          <EmptyState icon={Images} title="No pictures have been uploaded yet">
            Pictures that members upload appear here. Those in hosted storage are managed there.
          </EmptyState>
        }
      />
      <SidePanel title={open && nameOf(open)} onClose={() => setOpen(undefined)}>
        {open && (
          <>
            <img src={open.url} alt="" className={styles.large} />
            <Facts
              facts={{
                Owner: ownerOf(open),
                Used: counted(open.use_count, 'time'),
                Measures: measures(open),
                Type: open.content_type,
                Size: fileSize(open.size),
                Uploaded: dateTime(open.created_at),
                Path: open.path,
              }}
            />
          </>
        )}
      </SidePanel>
    </>
  );
}

/** The server deletes this many at once. */
const AT_ONCE = 500;

async function remove(rows: readonly Picture[]): Promise<boolean> {
  const used = rows.filter(({ use_count }) => use_count > 0).length;
  const isSure = await confirm({
    title: `Delete ${counted(rows.length, 'picture')}?`,
    message:
      used === 0
        ? 'Nothing uses them. This cannot be undone.'
        : `Decks and templates use ${used === rows.length ? 'them' : `${used} of them`} and will have gaps there. This cannot be undone.`,
    confirmLabel: 'Delete pictures',
    danger: true,
  });
  if (!isSure) return false;
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const paths = rows.slice(start, start + AT_ONCE).map(({ path }) => path);
    await call('POST /api/admin/images/delete', { body: { paths } });
  }
  toast({ title: `${counted(rows.length, 'picture')} deleted`, kind: 'success' });
  return true;
}

/** The beginning of the file's name, which is a UUID. */
function nameOf({ path }: Picture): string {
  return path.replace(/^.*\//, '').slice(0, 8);
}

function ownerOf({ owner_name, owner_id }: Picture): string {
  return owner_name ?? owner_id ?? '–';
}

function measures({ width, height }: Picture): string {
  return width === null || height === null ? 'Unknown' : `${width} × ${height} px`;
}
