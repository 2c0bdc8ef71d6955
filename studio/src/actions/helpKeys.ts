import { useEffect } from 'react';
import { create } from 'zustand';

/** What keys do that are no shortcuts of actions, such as those of a hand of cards: a section of the help. */
export interface HelpKeys {
  readonly section: string;
  /** Labels with the keys that do this, each written like an action's shortcut. */
  readonly rows: Readonly<Record<string, readonly string[]>>;
}

export const useHelpStore = create<{ readonly sections: readonly HelpKeys[] }>()(() => ({ sections: [] }));

/** Lists keys in the help while the component is mounted. @param keys a constant */
export function useHelpKeys(keys: HelpKeys): void {
  useEffect(() => {
    useHelpStore.setState(({ sections }) => ({ sections: [...sections, keys] }));
    return () => useHelpStore.setState(({ sections }) => ({ sections: sections.filter((other) => other !== keys) }));
  }, [keys]);
}
