import type { LucideIcon } from 'lucide-react';

/** One thing that can be done. Menus, buttons, shortcuts, the palette and the help all show the same object. */
export interface Action {
  readonly id: string;
  /** Verb and noun: 'Export deck'. */
  readonly label: string;
  /** What it stands under in the help and the palette: 'Anywhere', 'Cards'. */
  readonly section: string;
  /** `mod` is ⌘ on a Mac and Ctrl elsewhere: 'mod+K', 'shift+mod+Z', '?', 'Delete'. Single letters rest while somebody types. */
  readonly shortcut?: string;
  /** More words that the palette finds it by. */
  readonly keywords?: readonly string[];
  readonly icon?: LucideIcon;
  /** Asked whenever it is shown or run; false shows it greyed and does nothing. Always where not given. */
  readonly isEnabled?: () => boolean;
  /** Not in the palette: opening the palette, single steps of the arrow keys. */
  readonly isHidden?: boolean;
  /** Its shortcut works while a dialog is open, such as saving in an editor that is one. */
  readonly inDialogs?: boolean;
  readonly run: () => void;
}

/** Actions of one section of the help and the palette, by their ids. */
export function defineActions<Id extends string>(
  section: string,
  actions: Readonly<Record<Id, Omit<Action, 'id' | 'section'>>>,
): Readonly<Record<Id, Action>> {
  const entries = Object.entries<Omit<Action, 'id' | 'section'>>(actions);
  return Object.fromEntries(entries.map(([id, action]) => [id, { id, section, ...action }])) as Record<Id, Action>;
}

export function isEnabled(action: Action): boolean {
  return action.isEnabled?.() ?? true;
}
