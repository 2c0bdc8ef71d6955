import { useEffect, useRef, type FocusEvent } from 'react';
import { useSession } from '../../../../deck/editor/EditorContext.js';
import { focusRow } from './useTreeKeys.js';

interface FocusHandlers {
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** While the tree has the focus, it goes to the card that becomes the selected one, for example by pasting or deleting. */
export function useFocusOnSelected(): FocusHandlers {
  const cardId = useSession((session) => session.cardId);
  const isInside = useRef(false);
  useEffect(() => {
    if (!isInside.current || cardId === undefined) return;
    // The row may have to be scrolled into view before it exists.
    const frame = requestAnimationFrame(() => {
      // What made the card may have gone on to its fields.
      const { activeElement: active } = document;
      if (active === document.body || active?.closest('[role="tree"]') !== null) focusRow(cardId);
    });
    return () => cancelAnimationFrame(frame);
  }, [cardId]);
  return {
    onFocus: () => (isInside.current = true),
    onBlur: ({ target, relatedTarget, currentTarget }) => {
      // A row that is deleted loses the focus to nothing.
      if (target.isConnected) isInside.current = currentTarget.contains(relatedTarget);
    },
  };
}
