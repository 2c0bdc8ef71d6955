import { expect, it } from 'vitest';
import { keysOf } from '../components/keys.js';
import { isShortcut, type KeyPress } from './shortcut.js';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  ...more,
});

it('reads mod as ⌘ on a Mac and Ctrl elsewhere', () => {
  expect(isShortcut(press('k', { metaKey: true }), 'mod+K', true)).toBe(true);
  expect(isShortcut(press('k', { ctrlKey: true }), 'mod+K', true)).toBe(false);
  expect(isShortcut(press('k', { ctrlKey: true }), 'mod+K', false)).toBe(true);
  expect(isShortcut(press('k', { metaKey: true }), 'mod+K', false)).toBe(false);
  expect(isShortcut(press('k'), 'mod+K', false)).toBe(false);
});

it('wants exactly the modifiers that it names', () => {
  expect(isShortcut(press('Z', { ctrlKey: true, shiftKey: true }), 'mod+shift+Z', false)).toBe(true);
  expect(isShortcut(press('Z', { ctrlKey: true, shiftKey: true }), 'mod+Z', false)).toBe(false);
  expect(isShortcut(press('z', { ctrlKey: true, altKey: true }), 'mod+Z', false)).toBe(false);
  expect(isShortcut(press('Delete'), 'delete', false)).toBe(true);
  expect(isShortcut(press(' '), 'space', false)).toBe(true);
});

it('compares the sign that the keyboard types, whichever keys it takes', () => {
  expect(isShortcut(press('?', { shiftKey: true }), '?', false)).toBe(true);
  expect(isShortcut(press('?'), '?', false)).toBe(true);
  expect(isShortcut(press('+', { shiftKey: true }), '+', false)).toBe(true);
  expect(isShortcut(press('+'), 'mod++', false)).toBe(false);
  expect(isShortcut(press('/'), '?', false)).toBe(false);
  expect(isShortcut(press('å', { altKey: true, code: 'KeyA' }), 'alt+A', true)).toBe(true);
  expect(isShortcut(press('!', { shiftKey: true, code: 'Digit1' }), 'shift+1', false)).toBe(true);
});

it('names the keys as they are labelled', () => {
  expect(keysOf('mod+shift+z', true)).toEqual(['⌘', '⇧', 'Z']);
  expect(keysOf('mod+shift+z', false)).toEqual(['Ctrl', 'Shift', 'Z']);
  expect(keysOf('ArrowUp', false)).toEqual(['↑']);
  expect(keysOf('F2', false)).toEqual(['F2']);
  expect(keysOf('mod++', false)).toEqual(['Ctrl', '+']);
});
