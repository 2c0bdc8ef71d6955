import { useEffect, useEffectEvent } from 'react';
import { useReturnedFocus } from './useReturnedFocus.js';

interface OpenDialog {
  readonly id: string;
  readonly onEscape: () => void;
}

/** The open dialogs; the last one is on top. */
const stack: OpenDialog[] = [];

/**
 * What Mantine's dialogs leave out: Escape concerns only the one on top, Tab leads back into it if what had the focus is
 * gone, and the focus returns to where it was, even if the dialog was mounted open.
 * @param id of the dialog's root
 */
export function useDialogFocus(id: string, isOpen: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useReturnedFocus(isOpen);
  useEffect(() => {
    if (!isOpen) return undefined;
    const dialog = { id, onEscape: () => escape() };
    if (stack.push(dialog) === 1) addEventListener('keydown', onKeyDown, true);
    return () => {
      stack.splice(stack.indexOf(dialog), 1);
      if (stack.length === 0) removeEventListener('keydown', onKeyDown, true);
    };
  }, [id, isOpen]);
}

function onKeyDown({ key, target, isComposing }: KeyboardEvent): void {
  const top = stack.at(-1);
  if (top === undefined) return;
  if (key === 'Escape' && !isComposing && !closesItself(target)) top.onEscape();
  if (key === 'Tab' && document.activeElement === document.body)
    document.getElementById(top.id)?.querySelector<HTMLElement>('[role="dialog"]')?.focus();
}

/** Mantine marks what has a menu or a list open, which Escape closes first. */
function closesItself(target: EventTarget | null): boolean {
  return target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true';
}

/** Whether Escape closes a dialog, or a menu that has the focus, rather than what is on the page below. */
export function closesOverlay(target: EventTarget | null): boolean {
  const isInMenu = target instanceof Element && target.closest('[role="menu"]') !== null;
  return stack.length > 0 || isInMenu || closesItself(target);
}
