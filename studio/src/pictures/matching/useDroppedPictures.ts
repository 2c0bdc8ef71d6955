import { useWindowEvent } from '@mantine/hooks';
import { fromEvent } from 'file-selector';
import { useDialog } from '../../deck/editor/useDialog.js';
import { useEditor } from '../../deck/editor/EditorContext.js';

/**
 * Pictures and folders dropped anywhere on the editor are matched with cards. The browser would open them instead of the
 * editor.
 */
export function useDroppedPictures(): void {
  const { session } = useEditor();
  const openDialog = useDialog();
  useWindowEvent('dragover', (event) => {
    if (hasFiles(event)) event.preventDefault();
  });
  useWindowEvent('drop', (event) => {
    // Drop zones take their files themselves.
    if (event.defaultPrevented || !hasFiles(event)) return;
    event.preventDefault();
    // Folders are read to their last file. What was dragged can only be asked for now, before anything is awaited.
    void fromEvent(event).then((dropped) => {
      const files = dropped.filter((entry) => entry instanceof File);
      const { dialog, modal } = session.getState();
      if (files.length > 0 && dialog === undefined && modal === undefined) openDialog({ name: 'matchPictures', files });
    });
  });
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true;
}
