import { useEffect } from 'react';
import { type Action, isEnabled, whyNot } from './Action.js';
import { offeredActions, useActionStore } from './actionStore.js';
import { isInDialog } from './isInDialog.js';
import { runAction } from './runAction.js';
import { isShortcut, restsWhileTyping } from './shortcut.js';

/** Listens for the shortcuts of all offered actions. Used once, in Root. */
export function useActionKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing) return;
      const meant = offeredActions(useActionStore.getState()).filter((action) => isMeant(event, action));
      const action = meant.find(isEnabled) ?? meant.find((disabled) => whyNot(disabled) !== undefined);
      if (action === undefined && meant.some(({ ownsShortcut }) => ownsShortcut)) event.preventDefault();
      if (action === undefined || (action.inDialogs !== true && isInDialog(event.target))) return;
      event.preventDefault();
      runAction(action);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

function isMeant(event: KeyboardEvent, { shortcut, alias }: Action): boolean {
  return [shortcut, alias].some(
    (keys) => keys !== undefined && isShortcut(event, keys) && !restsWhileTyping(keys, event.target),
  );
}
