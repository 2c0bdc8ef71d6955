import { useEffect } from 'react';

/**
 * Marks the page with `data-typing` while a text field has the focus: what then hides leaves its room to a phone's
 * keyboard. A press takes the focus at its beginning, so the mark stays until the press has ended: otherwise, what comes
 * back would move the pressed button away before the click.
 */
export function useTypingMark(): void {
  useEffect(() => {
    const root = document.documentElement;
    let isPressed = false;
    const mark = (): void => {
      if (!isPressed) root.toggleAttribute('data-typing', document.activeElement?.matches('input, textarea') ?? false);
    };
    const press = (): void => void (isPressed = true);
    const release = (): void => {
      isPressed = false;
      // After the click, which follows at once.
      setTimeout(mark);
    };
    const ending = new AbortController();
    const options = { capture: true, signal: ending.signal };
    for (const type of ['focusin', 'focusout']) addEventListener(type, mark, options);
    addEventListener('mousedown', press, options);
    for (const type of ['mouseup', 'dragend']) addEventListener(type, release, options);
    return () => {
      ending.abort();
      root.removeAttribute('data-typing');
    };
  }, []);
}
