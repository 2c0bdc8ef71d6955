import { useEffect } from 'react';
import { type HelpKey, keyFor, useHelpKeys } from './helpKeys.js';

/** What keys without modifiers do. */
export interface SingleKey extends HelpKey {
  readonly run: () => void;
}

/** Elements that use these keys themselves. */
const OWN_KEYS = 'input, select, textarea, dialog, [role="dialog"], [contenteditable]';

/**
 * Listens for single keys as long as nobody types and no dialog is open, and lists them in the help. Each press counts once,
 * however long a letter or the space bar is held; arrow keys repeat.
 */
export function useSingleKeys(section: string, keys: readonly SingleKey[]): void {
  const latest = useHelpKeys(section, keys);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, target, repeat } = event;
      if (event.defaultPrevented || (target instanceof Element && target.closest(OWN_KEYS) !== null)) return;
      // A focused button handles the space bar itself.
      if (key === ' ' && target instanceof HTMLButtonElement) return;
      const meant = keyFor(event, latest.current);
      if (meant === undefined) return;
      event.preventDefault();
      if (!repeat || key.length > 1) meant.run();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [latest]);
}
