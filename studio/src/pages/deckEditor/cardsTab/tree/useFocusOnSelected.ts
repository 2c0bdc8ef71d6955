import { useEffect } from 'react';
import { useFocusInside } from '../../../../components/useFocusInside.js';
import { useSession } from '../../../../deck/editor/EditorContext.js';
import { focusRow } from './useTreeKeys.js';

/** While the tree has the focus, it goes to the card that becomes the selected one, for example by pasting or deleting. */
export function useFocusOnSelected(): Pick<ReturnType<typeof useFocusInside>, 'onFocus' | 'onBlur'> {
  const cardId = useSession((session) => session.cardId);
  const { isInside, ...handlers } = useFocusInside();
  useEffect(() => {
    if (!isInside.current || cardId === undefined) return;
    // The row may have to be scrolled into view before it exists.
    const frame = requestAnimationFrame(() => {
      // The action that made the card may have moved the focus to its fields.
      const { activeElement: active } = document;
      if (active === document.body || active?.closest('[role="tree"]') !== null) focusRow(cardId);
    });
    return () => cancelAnimationFrame(frame);
  }, [cardId, isInside]);
  return handlers;
}
