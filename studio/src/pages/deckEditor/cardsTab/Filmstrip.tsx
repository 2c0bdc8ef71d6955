import type { ReactElement } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { allCards } from '../../../deck/document/find.js';
import { CardThumbnail } from '../../../rendering/CardThumbnail.js';
import { onlyCard } from '../../../deck/session/selection.js';
import { useDeck, useEditor, useSession } from '../../../deck/editor/EditorContext.js';
import { titleOf } from '../../../deck/document/texts.js';
import { useFace } from '../../../deck/editor/useFace.js';
import classes from './canvas.module.css';

/** On either side of the card on the canvas. */
const NEIGHBOURS = 3;

/** The cards before and after the current one. */
export function Filmstrip({ cardId }: { readonly cardId: string }): ReactElement {
  const ids = useDeck(
    useShallow((deck) => {
      const all = allCards(deck).map(({ id }) => id);
      const at = all.indexOf(cardId);
      const first = Math.max(0, Math.min(at - NEIGHBOURS, all.length - 2 * NEIGHBOURS - 1));
      return all.slice(first, first + 2 * NEIGHBOURS + 1);
    }),
  );
  return (
    <div className={classes.strip} role="group" aria-label="Cards around this one">
      {ids.map((id) => (
        <Frame key={id} cardId={id} isCurrent={id === cardId} />
      ))}
    </div>
  );
}

function Frame({ cardId, isCurrent }: { readonly cardId: string; readonly isCurrent: boolean }): ReactElement | null {
  const { faces, session, store } = useEditor();
  const language = useSession((state) => state.language);
  const face = useFace(cardId, 'front');
  const title = useDeck((deck) => {
    const placed = faces.place(deck, cardId);
    return placed === undefined ? '' : titleOf(deck, placed.card, language);
  });
  if (face === undefined) return null;
  return (
    <button
      type="button"
      className={classes.frame}
      aria-current={isCurrent || undefined}
      aria-label={title === '' ? 'Untitled card' : title}
      title={title}
      onClick={() => session.setState(onlyCard(store.getState().document, cardId))}
    >
      <CardThumbnail face={face} width={isCurrent ? 74 : 60} />
    </button>
  );
}
