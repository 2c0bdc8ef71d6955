import { useEffect } from 'react';
import { isShortcut } from '../../../../actions/shortcut.js';
import { useBuilder } from '../../../../template/builder/BuilderContext.js';

const CANCELLING = ['Escape', 'mod+Z', 'mod+shift+Z'];

/** While the pointer drags something, Escape and the keys of the history cancel the drag and do nothing else. */
export function useCancelKeys(): void {
  const { gesture } = useBuilder();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!CANCELLING.some((shortcut) => isShortcut(event, shortcut)) || !gesture.cancel()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, [gesture]);
}
