import type { ReactElement } from 'react';
import { findCategory } from '../../../deck/document/find.js';
import { useDeck, useEditor, useSession } from '../../../deck/editor/EditorContext.js';
import { titleOf } from '../../../deck/document/texts.js';
import classes from './canvas.module.css';

/** The owner of the back: the card, its category, or the deck. */
export function BackNote(): ReactElement {
  const { faces } = useEditor();
  const cardId = useSession((session) => session.cardId);
  const note = useDeck((deck) => {
    const placed = cardId === undefined ? undefined : faces.place(deck, cardId);
    if (typeof placed?.card.back_template_id === 'string') return 'This card’s own';
    const category = placed && findCategory(deck, placed.category.id);
    if (typeof category?.back_template_id !== 'string') return 'Shared by the deck';
    return `Shared by all ${titleOf(deck, category)}`;
  });
  return <span className={classes.note}>{note}</span>;
}
