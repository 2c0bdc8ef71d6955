import { type RefObject, useEffect, useRef } from 'react';
import { create } from 'zustand';
import { isShortcut, type KeyPress } from './shortcut.js';

/** Keys that are no shortcuts of an action, such as those of a hand of cards. Whatever handles them extends this by what they do. */
export interface HelpKey {
  readonly label: string;
  /** The keys that do this, each written like an action's shortcut. */
  readonly shortcuts: readonly string[];
}

/** A section of the help. */
export interface HelpSection {
  readonly name: string;
  readonly keys: RefObject<readonly HelpKey[]>;
}

export const useHelpStore = create<{ readonly sections: readonly HelpSection[] }>()(() => ({ sections: [] }));

/** Lists keys in the help while the component is mounted. @returns the keys of the latest render, for what handles them */
export function useHelpKeys<Key extends HelpKey>(name: string, keys: readonly Key[]): RefObject<readonly Key[]> {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  }, [keys]);
  useEffect(() => {
    const section = { name, keys: latest };
    useHelpStore.setState(({ sections }) => ({ sections: [...sections, section] }));
    return () => useHelpStore.setState(({ sections }) => ({ sections: sections.filter((other) => other !== section) }));
  }, [name]);
  return latest;
}

/** The same keys with Shift, by which they extend the selection. */
export function extending<Key extends HelpKey>(key: Key): Key {
  return { ...key, label: 'Extend the selection', shortcuts: key.shortcuts.map((shortcut) => `shift+${shortcut}`) };
}

/** What a key press means. */
export function keyFor<Key extends HelpKey>(press: KeyPress, keys: readonly Key[]): Key | undefined {
  return keys.find(({ shortcuts }) => shortcuts.some((shortcut) => isShortcut(press, shortcut)));
}
