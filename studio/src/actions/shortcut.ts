import { onMac, partsOf } from '../components/keys.js';

/** Where letters are typed; a switch or a choice is an input too, but takes none. */
const FIELDS = `input:not(${['radio', 'checkbox', 'button', 'submit', 'reset', 'range', 'color', 'file'].map((type) => `[type="${type}"]`).join(', ')}), textarea, select, [contenteditable]:not([contenteditable="false"])`;

/** What of a keyboard event a shortcut looks at. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether a key press is a shortcut such as `mod+shift+Z`. Signs like `?` are what the keyboard writes, whatever keys it
 * takes; letters with a modifier go by the key as well, since Alt writes another sign on a Mac.
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
  // With shift the digits write signs, other ones on every keyboard.
  return press.shiftKey && /^\d$/.test(key) && press.code === `Digit${key}`;
}

/** Whether a shortcut must not be taken from who is typing: those without ⌘ or Ctrl are theirs. */
export function restsWhileTyping(shortcut: string, target: EventTarget | null): boolean {
  if (/^(mod|ctrl)\+|\+(mod|ctrl)\+/i.test(shortcut)) return false;
  return takesText(target);
}

/** Whether somebody types there. */
export function takesText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}
