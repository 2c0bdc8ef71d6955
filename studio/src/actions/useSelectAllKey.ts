import { useEffect, useRef } from 'react';
import { isInDialog } from './isInDialog.js';
import { isShortcut, type KeyPress, takesText } from './shortcut.js';

const SHORTCUT = 'mod+A';
/** What holds nothing that can be selected, and a dialog that is open somewhere. */
const CONTROLS = 'button, a, label, summary, [role="menu"], [role="tab"]';
const OPEN_DIALOG = '[role="dialog"][aria-modal="true"]';

/**
 * Listens for ⌘A or Ctrl+A wherever nothing else has taken it. Text fields keep it; elsewhere the browser would select the
 * texts of the whole page, which copying and deleting would then be about.
 * @param select selects all of what has the focus; not called in dialogs and on controls
 */
export function useSelectAllKey(select: (target: Element) => void): void {
  const latest = useRef(select);
  useEffect(() => {
    latest.current = select;
  }, [select]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!takesOver(event)) return;
      event.preventDefault();
      const { target } = event;
      if (target instanceof Element && maySelect(target)) latest.current(target);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

function takesOver(event: KeyPress & Pick<Event, 'defaultPrevented' | 'target'>): boolean {
  return !event.defaultPrevented && isShortcut(event, SHORTCUT) && !takesText(event.target);
}

function maySelect(target: Element): boolean {
  return !isInDialog(target) && target.closest(CONTROLS) === null && document.querySelector(OPEN_DIALOG) === null;
}
