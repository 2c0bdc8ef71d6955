import type { ModalTab } from '../session/editorSession.js';
import type { Editor } from '../editor/createEditor.js';

/** Opens the dialog for the current card, at its content. */
export function openCardModal({ session }: Editor, tab: ModalTab = 'content'): void {
  const { cardId } = session.getState();
  if (cardId !== undefined) session.setState({ modal: { entity: 'card', id: cardId, tab } });
}
