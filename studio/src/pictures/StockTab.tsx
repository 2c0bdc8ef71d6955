import { useState, type ReactElement } from 'react';
import { useEditor, useSession } from '../deck/editor/EditorContext.js';
import type { PickTarget } from '../deck/session/editorSession.js';
import { AssignImages } from './AssignImages.js';
import { StockPhotos } from './StockPhotos.js';
import { textsFor, type ChosenPicture } from './targets.js';
import { useProposedWords } from './useProposedWords.js';

interface Props {
  readonly target: PickTarget;
  readonly onChoose: (picture: ChosenPicture) => void;
  readonly onClose: () => void;
}

/** Stock photos for search words derived from the card's texts. */
export function StockTab({ target, onChoose, onClose }: Props): ReactElement {
  const { store } = useEditor();
  const language = useSession((session) => session.language);
  const [texts] = useState(() => textsFor(store.getState().document, target, language));
  return (
    <>
      <StockPhotos proposal={useProposedWords(texts)} onChoose={onChoose} />
      <AssignImages target={target} onDone={onClose} />
    </>
  );
}
