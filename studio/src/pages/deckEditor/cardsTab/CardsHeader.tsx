import { Button, SegmentedControl, VisuallyHidden } from '@mantine/core';
import { Grid2x2, PanelRight, RectangleVertical, Table2, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { findCategory } from '../../../deck/document/find.js';
import { categoryColor } from '../../../deck/editor/colors.js';
import { views } from '../dialogs/registry.js';
import { useDeck, useEditor, useSession } from '../../../deck/editor/EditorContext.js';
import { useEditorSize } from '../layout/useEditorSize.js';
import { titleOf } from '../../../deck/document/texts.js';
import { useFace } from '../../../deck/editor/useFace.js';
import { Suit } from '../../../components/Suit.js';
import classes from './canvas.module.css';
import { LanguageSelect } from './LanguageSelect.js';

/** The current place, and how the cards are viewed. */
export function CardsHeader(): ReactElement {
  const { session } = useEditor();
  const view = useSession((state) => state.view);
  const panel = useSession((state) => state.panel);
  const isMedium = useEditorSize() === 'medium';
  return (
    <div className={classes.header}>
      {view === 'card' ? <Breadcrumb /> : <LanguageSelect />}
      <div className={classes.headerEnd}>
        {view === 'card' && <CardSize />}
        <ViewSwitch />
        {view === 'card' && isMedium && (
          <Button
            variant="default"
            size="sm"
            leftSection={<PanelRight size={15} />}
            aria-expanded={panel === 'fields'}
            onClick={() => session.setState({ panel: panel === 'fields' ? 'card' : 'fields' })}
          >
            Fields
          </Button>
        )}
      </div>
    </div>
  );
}

function Breadcrumb(): ReactElement {
  const editor = useEditor();
  const language = useSession((state) => state.language);
  const cardId = useSession((state) => state.cardId);
  const category = useSession((state) => state.categoryId);
  const found = useDeck((deck) => (category === undefined ? undefined : findCategory(deck, category)));
  const color = useDeck((deck) => (found === undefined ? '' : categoryColor(editor.catalogue, deck, found)));
  const categoryTitle = useDeck((deck) => (found === undefined ? '' : titleOf(deck, found, language)));
  const title = useDeck((deck) => {
    const placed = cardId === undefined ? undefined : editor.faces.place(deck, cardId);
    return placed === undefined ? '' : titleOf(deck, placed.card, language) || 'Untitled card';
  });
  if (found === undefined) return <span />;
  return (
    <p className={classes.breadcrumb}>
      <Suit color={color} />
      <span dir="auto">{categoryTitle || 'Untitled category'}</span>
      {title !== '' && (
        <>
          <i className={classes.slash} aria-hidden>
            /
          </i>
          <strong dir="auto">{title}</strong>
        </>
      )}
    </p>
  );
}

function CardSize(): ReactElement | null {
  const cardId = useSession((state) => state.cardId);
  const face = useFace(cardId, 'front')?.face;
  if (face === undefined) return null;
  const mm = (units: number): string => String(Math.round(units * face.mmPerUnit * 10) / 10);
  return <span className={classes.size}>{`${mm(face.width)} × ${mm(face.height)} mm`}</span>;
}

const VIEWS: readonly { readonly value: string; readonly label: string; readonly Icon: LucideIcon }[] = [
  { value: 'card', label: 'One card', Icon: RectangleVertical },
  { value: 'grid', label: 'All cards', Icon: Grid2x2 },
  { value: 'table', label: 'Table', Icon: Table2 },
];

function ViewSwitch(): ReactElement {
  const { session } = useEditor();
  const view = useSession((state) => state.view);
  const offered = VIEWS.filter(({ value }) => value !== 'table' || views.table !== undefined);
  const choose = (value: string): void => {
    if (value === 'card' || value === 'grid' || value === 'table') session.setState({ view: value });
  };
  return (
    <SegmentedControl
      size="xs"
      aria-label="View"
      className={classes.views}
      value={view}
      onChange={choose}
      data={offered.map(({ value, label, Icon }) => ({
        value,
        label: (
          <span title={label} className={classes.view}>
            <Icon size={15} aria-hidden />
            <VisuallyHidden>{label}</VisuallyHidden>
          </span>
        ),
      }))}
    />
  );
}
