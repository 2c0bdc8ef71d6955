import { useEffect, type ReactElement } from 'react';
import { useFocusInside } from '../../../../components/useFocusInside.js';
import { findCategory } from '../../../../deck/document/find.js';
import { useDeck, useEditor, useSession } from '../../../../deck/editor/EditorContext.js';
import { CategoryFields } from '../../fields/CategoryFields.js';
import { fieldId } from '../../fields/focusField.js';
import { FIELDS_ID } from '../../../../layouts/StudioLayout.js';
import { CardAbove } from './CardAbove.js';
import { CardFields } from './CardFields.js';
import classes from './Inspector.module.css';
import { InspectorFooter } from './InspectorFooter.js';
import { LanguageSwitch } from './LanguageSwitch.js';
import { SeveralCards } from './SeveralCards.js';

/** On the right: all fields of the current card, or of a category without cards. */
export function Inspector(): ReactElement {
  const { faces } = useEditor();
  const cardId = useSession((session) => session.cardId);
  const categoryId = useSession((session) => session.categoryId);
  const isSeveral = useSession((session) => session.selectedIds.size > 1);
  const hasCard = useDeck((deck) => cardId !== undefined && faces.place(deck, cardId) !== undefined);
  const hasCategory = useDeck((deck) => categoryId !== undefined && findCategory(deck, categoryId) !== undefined);
  const { isInside, ...handlers } = useFocusInside();
  useEffect(() => {
    // The next card may lack the field that had the focus.
    if (isInside.current && document.activeElement === document.body)
      document.getElementById(fieldId('title'))?.focus();
  }, [cardId, isInside]);
  return (
    <section className={classes.inspector} aria-label="Fields">
      <LanguageSwitch />
      <CardAbove />
      {/* The list scrolls, so it can take the focus. */}
      <div id={FIELDS_ID} className={classes.fields} tabIndex={-1} {...handlers}>
        {isSeveral && <SeveralCards />}
        {/* The same fields for every card: the focus stays in its field from card to card. */}
        {!isSeveral && hasCard && cardId !== undefined && <CardFields cardId={cardId} />}
        {!isSeveral && !hasCard && hasCategory && categoryId !== undefined && (
          <CategoryFields key={categoryId} categoryId={categoryId} />
        )}
        {!hasCard && !hasCategory && <p className={classes.none}>Choose a card to see its fields here.</p>}
      </div>
      {hasCard && <InspectorFooter />}
    </section>
  );
}
