import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { placeForReaders } from '../../../../deck/actions/placeForReaders.js';
import { findCard } from '../../../../deck/document/find.js';
import { useDeck, useEditor, useSession } from '../../../../deck/editor/EditorContext.js';

/** Says where the selected card stands once it was moved by keys: its row keeps the focus and would say nothing. */
export function MovedCard(): ReactElement {
  const editor = useEditor();
  const cardId = useSession((session) => session.cardId) ?? '';
  const place = useDeck((deck) => {
    const found = findCard(deck, cardId);
    return found === undefined ? '' : `${found.category.id} ${found.index}`;
  });
  const last = useRef({ cardId, place });
  const [said, setSaid] = useState('');
  useEffect(() => {
    const { current: before } = last;
    last.current = { cardId, place };
    if (before.cardId === cardId && before.place !== place) setSaid(placeForReaders(editor, cardId));
  }, [editor, cardId, place]);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
