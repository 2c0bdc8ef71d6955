import { useEffect, useRef } from 'react';

/** What single keys do. Letters are lower case. */
export type SingleKeys = Readonly<Record<string, () => void>>;

/** Elements that use these keys themselves. */
const OWN_KEYS = 'input, select, textarea, dialog, [role="dialog"], [contenteditable]';

/**
 * Listens for single keys as long as nobody types and no dialog is open. Each press counts once, however long a letter or
 * the space bar is held; arrow keys repeat.
 */
export function useSingleKeys(keys: SingleKeys): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  }, [keys]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey, repeat } = event;
      if (ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(OWN_KEYS) !== null) return;
      // A focused button answers to the space bar itself.
      if (key === ' ' && target instanceof HTMLButtonElement) return;
      const act = current.current[key.length === 1 ? key.toLowerCase() : key];
      if (act === undefined) return;
      event.preventDefault();
      if (!repeat || key.length > 1) act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
