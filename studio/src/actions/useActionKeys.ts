import { useEffect } from 'react';
import { isEnabled, whyNot } from './Action.js';
import { offeredActions, useActionStore } from './actionStore.js';
import { isInDialog } from './isInDialog.js';
import { runAction } from './runAction.js';
import { isShortcut, restsWhileTyping } from './shortcut.js';

/** Listens for the shortcuts of all offered actions. Used once, in Root. */
export function useActionKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing) return;
      const meant = offeredActions(useActionStore.getState()).filter(
        ({ shortcut }) =>
          shortcut !== undefined && isShortcut(event, shortcut) && !restsWhileTyping(shortcut, event.target),
      );
      const action = meant.find(isEnabled) ?? meant.find((disabled) => whyNot(disabled) !== undefined);
      if (action === undefined || (action.inDialogs !== true && isInDialog(event.target))) return;
      event.preventDefault();
      runAction(action);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
