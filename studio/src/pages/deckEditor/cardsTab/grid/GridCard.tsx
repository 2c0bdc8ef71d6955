import { TriangleAlert } from 'lucide-react';
import { memo, type MouseEvent, type ReactElement } from 'react';
import { CardThumbnail } from '../../../../rendering/CardThumbnail.js';
import { extendTo, onlyCard, toggleCard } from '../../../../deck/session/selection.js';
import { useDeck, useEditor, useSession } from '../../../../deck/editor/EditorContext.js';
import { useFindings } from '../../../../deck/review/useFindings.js';
import { titleOf } from '../../../../deck/document/texts.js';
import { useFace } from '../../../../deck/editor/useFace.js';
import classes from './CardsGrid.module.css';

interface Props {
  readonly cardId: string;
  /** CSS pixels. */
  readonly width: number;
}

/** One card in the grid. A click selects it, a double-click opens it. */
export const GridCard = memo(function GridCard({ cardId, width }: Props): ReactElement | null {
  const { faces, session, store } = useEditor();
  const language = useSession((state) => state.language);
  const face = useFace(cardId, 'front');
  const title = useDeck((deck) => {
    const placed = faces.place(deck, cardId);
    return placed === undefined ? '' : titleOf(deck, placed.card, language);
  });
  const copies = useDeck((deck) => faces.place(deck, cardId)?.card.copies ?? 1);
  const isSelected = useSession((state) => state.cardId === cardId || state.selectedIds.has(cardId));
  const isCurrent = useSession((state) => state.cardId === cardId);
  const hasFindings = useFindings(cardId).length > 0;
  if (face === undefined) return null;
  const onClick = (event: MouseEvent): void => {
    const { document: deck } = store.getState();
    const state = session.getState();
    if (event.shiftKey) session.setState(extendTo(deck, state, cardId));
    else if (event.ctrlKey || event.metaKey) session.setState(toggleCard(deck, state, cardId));
    else session.setState(onlyCard(deck, cardId));
  };
  return (
    <div
      role="option"
      aria-selected={isSelected}
      aria-label={title === '' ? 'Untitled card' : title}
      tabIndex={isCurrent ? 0 : -1}
      data-card={cardId}
      className={classes.card}
      onClick={onClick}
      onDoubleClick={() =>
        session.setState({ ...onlyCard(store.getState().document, cardId), view: 'card', panel: 'card' })
      }
    >
      <CardThumbnail face={face} width={width} className={classes.face} />
      <span className={classes.caption}>
        <span className={classes.name} dir="auto">
          {title === '' ? 'Untitled card' : title}
        </span>
        {hasFindings && <TriangleAlert size={14} className={classes.warning} role="img" aria-label="needs attention" />}
        {copies > 1 && <span className={classes.count}>× {copies}</span>}
      </span>
    </div>
  );
});
