import { onMac, partsOf } from '../components/keys.js';

/** Inputs that take text; switches and choices are inputs, too, but take none. */
const FIELDS = `input:not(${['radio', 'checkbox', 'button', 'submit', 'reset', 'range', 'color', 'file'].map((type) => `[type="${type}"]`).join(', ')}), textarea, select, [contenteditable]:not([contenteditable="false"])`;

/** The part of a keyboard event that a shortcut uses. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether a key press matches a shortcut such as `mod+shift+Z`. Characters such as `?` are matched by what the keyboard
 * types; letters with a modifier are also matched by key, because Alt types other characters on a Mac.
 */
export function isShortcut(press: KeyPress, shortcut: string, isMac: boolean = onMac()): boolean {
  const parts = partsOf(shortcut.toLowerCase());
  const key = parts.at(-1) ?? '';
  const wants = (name: string): boolean => parts.slice(0, -1).includes(name);
  const mod = isMac ? press.metaKey : press.ctrlKey;
  const other = isMac ? press.ctrlKey : press.metaKey;
  if (mod !== wants('mod') || other !== wants('ctrl') || press.altKey !== wants('alt')) return false;
  const isSign = key.length === 1 && !/[a-z0-9]/.test(key);
  if (!isSign && press.shiftKey !== wants('shift')) return false;
  const pressed = press.key === ' ' ? 'space' : press.key.toLowerCase();
  if (pressed === key || (press.altKey && press.code.toLowerCase() === `key${key}`)) return true;
  // With Shift, digit keys produce characters that differ between keyboards.
  return press.shiftKey && /^\d$/.test(key) && press.code === `Digit${key}`;
}

/** Whether a shortcut must be ignored while somebody types: those without ⌘ or Ctrl. */
export function restsWhileTyping(shortcut: string, target: EventTarget | null): boolean {
  if (/^(mod|ctrl)\+|\+(mod|ctrl)\+/i.test(shortcut)) return false;
  return takesText(target);
}

/** Whether somebody is typing there. */
export function takesText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}
