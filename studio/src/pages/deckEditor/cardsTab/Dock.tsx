import { ActionIcon, Tooltip } from '@mantine/core';
import { ChevronLeft, ChevronRight, Columns2, FlipHorizontal2, Frame, Maximize, Minus, Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { Kbd } from '../../../components/Kbd.js';
import { flipCard } from '../../../deck/actions/flipCard.js';
import { stepThroughCards } from '../../../deck/actions/stepThroughCards.js';
import { zoomBy } from '../../../deck/actions/zoomBy.js';
import { useDeck, useEditor, useSession } from '../../../deck/editor/EditorContext.js';
import classes from './canvas.module.css';

/** How the card on the table is looked at. @param canShowBoth whether both sides have room */
export function Dock({ canShowBoth }: { readonly canShowBoth: boolean }): ReactElement {
  const editor = useEditor();
  const { session } = editor;
  const side = useSession((state) => state.side);
  const hasGuides = useSession((state) => state.hasGuides);
  return (
    <div className={classes.dock} role="toolbar" aria-label="View of the card">
      <Steps />
      <span className={classes.separator} />
      <Zoom />
      <Tool
        label="Zoom to fit"
        shortcut="shift+1"
        icon={<Maximize size={17} />}
        onClick={() => session.setState({ zoom: 'fit' })}
      />
      <span className={classes.separator} />
      {canShowBoth && (
        <Tool
          label="Both sides"
          icon={<Columns2 size={17} />}
          isOn={side === 'both'}
          onClick={() => session.setState({ side: side === 'both' ? 'front' : 'both' })}
        />
      )}
      <Tool label="Flip card" shortcut="F" icon={<FlipHorizontal2 size={17} />} onClick={() => flipCard(editor)} />
      <Tool
        label="Safe area"
        icon={<Frame size={17} />}
        isOn={hasGuides}
        onClick={() => session.setState({ hasGuides: !hasGuides })}
      />
    </div>
  );
}

function Steps(): ReactElement {
  const editor = useEditor();
  const cardId = useSession((state) => state.cardId);
  const number = useDeck((deck) => (cardId === undefined ? 0 : (editor.faces.place(deck, cardId)?.number ?? 0)));
  const total = useDeck((deck) => deck.categories.reduce((sum, { cards }) => sum + cards.length, 0));
  return (
    <>
      <Tool
        label="Previous card"
        shortcut="mod+ArrowUp"
        icon={<ChevronLeft size={17} />}
        onClick={() => stepThroughCards(editor, -1)}
      />
      <span className={classes.number}>
        {number} / {total}
      </span>
      <Tool
        label="Next card"
        shortcut="mod+ArrowDown"
        icon={<ChevronRight size={17} />}
        onClick={() => stepThroughCards(editor, 1)}
      />
    </>
  );
}

function Zoom(): ReactElement {
  const editor = useEditor();
  const zoom = useSession((state) => (state.zoom === 'fit' ? state.fitZoom : state.zoom));
  return (
    <span className={classes.zoom}>
      <Tool label="Zoom out" shortcut="-" icon={<Minus size={17} />} onClick={() => zoomBy(editor, -1)} />
      <span className={classes.number}>{Math.round(zoom * 100)} %</span>
      <Tool label="Zoom in" shortcut="+" icon={<Plus size={17} />} onClick={() => zoomBy(editor, 1)} />
    </span>
  );
}

interface ToolProps {
  readonly label: string;
  readonly shortcut?: string;
  readonly icon: ReactElement;
  readonly isOn?: boolean;
  readonly onClick: () => void;
}

function Tool({ label, shortcut, icon, isOn, onClick }: ToolProps): ReactElement {
  return (
    <Tooltip
      label={
        <>
          {label} {shortcut !== undefined && <Kbd shortcut={shortcut} />}
        </>
      }
    >
      <ActionIcon
        aria-label={label}
        {...(isOn !== undefined && { 'aria-pressed': isOn })}
        data-on={isOn === true || undefined}
        className={classes.tool}
        onClick={onClick}
      >
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}
