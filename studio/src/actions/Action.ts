import type { LucideIcon } from 'lucide-react';

/** One thing that can be done: menus, keys, the palette and the help read the same list. */
export interface Action {
  readonly id: string;
  /** Verb and noun: 'Export PDF'. */
  readonly name: string;
  /** What it stands under in the help and the palette: 'Anywhere', 'Cards'. */
  readonly section: string;
  /** `mod` is ⌘ on a Mac and Ctrl elsewhere: 'mod+K', 'shift+mod+Z', '?', 'Delete'. Single letters rest while somebody types. */
  readonly shortcut?: string;
  /** More words that the palette finds it by. */
  readonly keywords?: readonly string[];
  readonly icon?: LucideIcon;
  /** False shows it greyed and does nothing; true where not given. */
  readonly enabled?: boolean;
  /** Not in the palette: opening the palette, single steps of the arrow keys. */
  readonly isHidden?: boolean;
  /** Its shortcut works while a dialog is open, such as saving in an editor that is one. */
  readonly inDialogs?: boolean;
  readonly perform: () => void;
}
