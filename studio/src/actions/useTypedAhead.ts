import { useEffect } from 'react';
import { closePalette, searchPalette, useActionDialogs } from './dialogStore.js';
import { isInDialog } from './isInDialog.js';

/** Until the palette has loaded and has the focus, what is typed goes into its search, and runs no shortcuts. */
export function useTypedAhead(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { isPaletteOpen, query } = useActionDialogs.getState();
      const { key, ctrlKey, metaKey, altKey, isComposing, target } = event;
      if (!isPaletteOpen || ctrlKey || metaKey || altKey || isComposing || isInDialog(target)) return;
      event.preventDefault();
      event.stopPropagation();
      if (key === 'Escape') closePalette();
      else if (key === 'Backspace') searchPalette(query.slice(0, -1));
      else if ([...key].length === 1) searchPalette(query + key);
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
