import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Plus } from 'lucide-react';
import { useEffect, useMemo, useRef, type ReactElement } from 'react';
import type { DeckCategory } from '../../../../deck/document/types.js';
import { addCardToDeck } from '../../../../deck/actions/addCardToDeck.js';
import { CanvasEmpty } from '../CanvasEmpty.js';
import { categoryColor } from '../../../../deck/editor/colors.js';
import { useDeck, useEditor, useSession } from '../../../../deck/editor/EditorContext.js';
import { titleOf } from '../../../../deck/document/texts.js';
import { Suit } from '../../../../components/Suit.js';
import { QuietButton } from '../../../../components/QuietButton.js';
import classes from './CardsGrid.module.css';
import { GridCard } from './GridCard.js';
import { type GridRow, gridRows, gridWidth } from './gridRows.js';
import { SelectionBar } from './SelectionBar.js';
import { useGridKeys } from './useGridKeys.js';

const HEADER = 52;
/** Below each face: its name. */
const CAPTION = 44;

/** Every card as a picture, by category; only visible ones are mounted. */
export default function CardsGrid(): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const { ref, width } = useElementSize();
  const deck = useDeck((whole) => whole);
  const { columns, cardWidth } = gridWidth(width);
  const rows = useMemo(() => (width === 0 ? [] : gridRows(deck, columns)), [deck, columns, width]);
  // The tallest design sets the height, so that rows are even.
  const ratio = useTallest();
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => place.current,
    estimateSize: (index) => (rows[index]?.kind === 'category' ? HEADER : Math.ceil(cardWidth * ratio) + CAPTION),
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 2,
    // React may join the rows of one frame: nothing is measured, so nothing flickers.
    useFlushSync: false,
  });
  useEffect(() => list.measure(), [list, cardWidth, ratio]);
  const onKeyDown = useGridKeys(columns);
  const merged = useMergedRef(place, ref);
  // Headings contain buttons, which a listbox must not; each row states its own position.
  const shown = (kind: GridRow['kind']): ReactElement[] =>
    list
      .getVirtualItems()
      .filter(({ index }) => rows[index]?.kind === kind)
      .map(({ key, index, start, size }) => (
        <div
          key={key}
          role="presentation"
          className={classes.place}
          style={{ height: size, transform: `translateY(${start}px)` }}
        >
          <Row row={rows[index]} cardWidth={cardWidth} columns={columns} />
        </div>
      ));
  return (
    <div ref={merged} className={classes.grid} onKeyDown={onKeyDown} data-grid>
      {deck.categories.length === 0 ? (
        <CanvasEmpty />
      ) : (
        <div className={classes.rows} style={{ height: list.getTotalSize() }}>
          <div role="listbox" aria-label="All cards" aria-multiselectable>
            {shown('cards')}
          </div>
          {shown('category')}
        </div>
      )}
      <SelectionBar />
    </div>
  );
}

interface RowProps {
  readonly row: GridRow | undefined;
  readonly cardWidth: number;
  readonly columns: number;
}

function Row({ row, cardWidth, columns }: RowProps): ReactElement | null {
  if (row === undefined) return null;
  if (row.kind === 'category') return <Header category={row.category} />;
  return (
    <div
      className={classes.cards}
      role="presentation"
      style={{ gridTemplateColumns: `repeat(${columns}, ${cardWidth}px)` }}
    >
      {row.cardIds.map((id) => (
        <GridCard key={id} cardId={id} width={cardWidth} />
      ))}
    </div>
  );
}

function Header({ category }: { readonly category: DeckCategory }): ReactElement {
  const editor = useEditor();
  const language = useSession((session) => session.language);
  const title = useDeck((deck) => titleOf(deck, category, language));
  const color = useDeck((deck) => categoryColor(editor.catalogue, deck, category));
  return (
    <div className={classes.header} role="presentation">
      <Suit color={color} />
      <span className={classes.title} dir="auto">
        {title === '' ? 'Untitled category' : title}
      </span>
      <span className={classes.count}>{category.cards.length}</span>
      <span className={classes.add}>
        <QuietButton onClick={() => addCardToDeck(editor, category.id)}>
          <Plus size={15} aria-hidden />
          Add card
        </QuietButton>
      </span>
    </div>
  );
}

/** Height ÷ width of the tallest front in the deck. */
function useTallest(): number {
  const { faces } = useEditor();
  const language = useSession((session) => session.language);
  return useDeck((deck) => {
    const designs = new Map(faces.placed(deck).map((placed) => [faces.template(deck, placed, 'front').id, placed]));
    const ratios = [...designs.values()].map((placed) => {
      const { height, width } = faces.input(deck, placed, 'front', language).face;
      return height / width;
    });
    return Math.max(0.2, ...ratios);
  });
}
