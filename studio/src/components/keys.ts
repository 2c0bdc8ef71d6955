const MAC = { mod: '⌘', shift: '⇧', alt: '⌥', ctrl: '⌃', enter: '↵', escape: 'Esc' } as const;
const OTHERS = { mod: 'Ctrl', shift: 'Shift', alt: 'Alt', ctrl: 'Ctrl', enter: 'Enter', escape: 'Esc' } as const;
const ARROWS = {
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  delete: 'Del',
  space: 'Space',
} as const;

/** The keycaps of a shortcut on this platform: `mod+shift+Z` is ⌘ ⇧ Z or Ctrl Shift Z. */
export function keysOf(shortcut: string, isMac: boolean = onMac()): string[] {
  const names: Readonly<Record<string, string>> = { ...(isMac ? MAC : OTHERS), ...ARROWS };
  return partsOf(shortcut).map((key) => names[key.toLowerCase()] ?? (key.length === 1 ? key.toUpperCase() : key));
}

/** `mod+Z` is mod and Z; the last key may itself be a plus. */
export function partsOf(shortcut: string): string[] {
  return shortcut.split(/\+(?=.)/);
}

/** Whether ⌘ replaces Ctrl on this platform. */
export function onMac(): boolean {
  return typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent);
}
