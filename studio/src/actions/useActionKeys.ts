import { useEffect } from 'react';
import { isEnabled } from './Action.js';
import { offeredActions, useActionStore } from './actionStore.js';
import { isInDialog } from './isInDialog.js';
import { isShortcut, restsWhileTyping } from './shortcut.js';

/** Listens for the shortcuts of all offered actions. Used once, in Root. */
export function useActionKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing) return;
      const action = offeredActions(useActionStore.getState()).find(
        (offered) =>
          offered.shortcut !== undefined &&
          isShortcut(event, offered.shortcut) &&
          !restsWhileTyping(offered.shortcut, event.target) &&
          isEnabled(offered),
      );
      if (action === undefined || (action.inDialogs !== true && isInDialog(event.target))) return;
      event.preventDefault();
      action.run();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
