import { countCards } from '@cardwright/renderer';
import { Columns2, Frame } from 'lucide-react';
import type { ReactElement } from 'react';
import { ToolButton } from '../../../actions/ToolButton.js';
import { useDeck, useEditor, useEditorActions, useSession } from '../../../deck/editor/EditorContext.js';
import classes from './canvas.module.css';
import { grouped } from '../../../words/grouped.js';

/** How the card on the canvas is viewed. @param canShowBoth whether both sides fit */
export function Dock({ canShowBoth }: { readonly canShowBoth: boolean }): ReactElement {
  const { session } = useEditor();
  const { view } = useEditorActions();
  const side = useSession((state) => state.side);
  const hasGuides = useSession((state) => state.hasGuides);
  return (
    <div className={classes.dock} data-keep-clear role="toolbar" aria-label="View of the card">
      <Steps />
      <span className={classes.separator} />
      <Zoom />
      <ToolButton action={view.fit} />
      <span className={classes.separator} />
      {canShowBoth && (
        <ToolButton
          action={{
            label: 'Both sides',
            icon: Columns2,
            run: () => session.setState({ side: side === 'both' ? 'front' : 'both' }),
          }}
          isOn={side === 'both'}
        />
      )}
      <ToolButton action={view.flip} />
      <ToolButton
        action={{ label: 'Safe area', icon: Frame, run: () => session.setState({ hasGuides: !hasGuides }) }}
        isOn={hasGuides}
      />
    </div>
  );
}

function Steps(): ReactElement {
  const { faces } = useEditor();
  const { cards } = useEditorActions();
  const cardId = useSession((state) => state.cardId);
  const number = useDeck((deck) => (cardId === undefined ? 0 : (faces.place(deck, cardId)?.number ?? 0)));
  const total = useDeck(countCards);
  return (
    <>
      <ToolButton action={cards.previousCard} />
      <span className={classes.number}>
        {grouped(number)} / {grouped(total)}
      </span>
      <ToolButton action={cards.nextCard} />
    </>
  );
}

function Zoom(): ReactElement {
  const { view } = useEditorActions();
  const zoom = useSession((state) => (state.zoom === 'fit' ? state.fitZoom : state.zoom));
  return (
    <span className={classes.zoom}>
      <ToolButton action={view.zoomOut} />
      <span className={classes.number}>{Math.round(zoom * 100)}%</span>
      <ToolButton action={view.zoomIn} />
    </span>
  );
}
