import { useEffect } from 'react';

/** While files are dragged over the window, the canvas takes them; beside it, they do not replace the page. */
export function useFilesOverCanvas(): void {
  useEffect(() => {
    const stop = new AbortController();
    const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;
    const onOver = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      document.body.dataset.draggingKind = 'true';
    };
    const onOut = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      if (event.type === 'drop') event.preventDefault();
      if (event.type === 'drop' || event.relatedTarget === null) delete document.body.dataset.draggingKind;
    };
    addEventListener('dragover', onOver, { signal: stop.signal });
    addEventListener('dragleave', onOut, { signal: stop.signal });
    addEventListener('drop', onOut, { signal: stop.signal });
    return () => stop.abort();
  }, []);
}
