import { useMediaQuery } from '@mantine/hooks';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Plus } from 'lucide-react';
import { useEffect, useMemo, useRef, type ReactElement } from 'react';
import { QuietButton } from '../../../../components/QuietButton.js';
import { addCategoryToDeck } from '../../../../deck/actions/addCategoryToDeck.js';
import { useDeck, useEditor, useSession } from '../../../../deck/editor/EditorContext.js';
import { CardRow } from './CardRow.js';
import { CategoryRow } from './CategoryRow.js';
import { AddRow } from './AddRow.js';
import { MovedCard } from './MovedCard.js';
import { TreeDrag } from './TreeDrag.js';
import classes from './tree.module.css';
import { treeRows, type TreeRow } from './treeRows.js';
import { useFocusOnSelected } from './useFocusOnSelected.js';
import { useTreeKeys } from './useTreeKeys.js';

const HEIGHTS = { category: 36, card: 46, add: 36 } as const;
const TOUCH_HEIGHTS = { category: 44, card: 46, add: 44 } as const;

/** The rows, virtualised. */
export function TreeList(): ReactElement {
  const editor = useEditor();
  const rows = useRows();
  const place = useRef<HTMLDivElement>(null);
  const heights = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
    ? TOUCH_HEIGHTS
    : HEIGHTS;
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => place.current,
    estimateSize: (index) => heights[rows[index]?.kind ?? 'card'],
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 10,
  });
  useKeepInView(rows, list.scrollToIndex);
  const onKeyDown = useTreeKeys(rows);
  const focus = useFocusOnSelected();
  return (
    <div ref={place} className={classes.list}>
      <TreeDrag>
        <div
          role="tree"
          aria-label="Cards by category"
          aria-multiselectable
          className={classes.rows}
          style={{ height: list.getTotalSize() }}
          onKeyDown={onKeyDown}
          {...focus}
        >
          {list.getVirtualItems().map(({ key, index, start, size }) => (
            <div
              key={key}
              role="none"
              className={classes.place}
              style={{ height: size, transform: `translateY(${start}px)` }}
            >
              <Row row={rows[index]} />
            </div>
          ))}
        </div>
      </TreeDrag>
      <MovedCard />
      {rows.length === 0 ? (
        <p className={classes.hint}>No card matches. Try another word.</p>
      ) : (
        <QuietButton className={classes.newCategory} onClick={() => addCategoryToDeck(editor)}>
          <Plus size={15} aria-hidden />
          New category
        </QuietButton>
      )}
    </div>
  );
}

function Row({ row }: { readonly row: TreeRow | undefined }): ReactElement | null {
  if (row === undefined) return null;
  if (row.kind === 'category') return <CategoryRow category={row.category} isOpen={row.isOpen} />;
  if (row.kind === 'add') return <AddRow category={row.category} />;
  return <CardRow cardId={row.cardId} />;
}

function useRows(): readonly TreeRow[] {
  const deck = useDeck((state) => state);
  const closedIds = useSession((session) => session.closedIds);
  const query = useSession((session) => session.query);
  return useMemo(() => treeRows(deck, closedIds, query), [deck, closedIds, query]);
}

/** Scrolls the selected card into view when the selection changes. */
function useKeepInView(rows: readonly TreeRow[], scrollToIndex: (index: number) => void): void {
  const cardId = useSession((session) => session.cardId);
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });
  useEffect(() => {
    const index = latest.current.findIndex(({ key }) => key === cardId);
    if (index >= 0) scrollToIndex(index);
  }, [cardId, scrollToIndex]);
}
