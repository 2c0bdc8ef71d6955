import type { LucideIcon } from 'lucide-react';

/** One action. Menus, buttons, shortcuts, the palette and the help all show the same object. */
export interface Action {
  readonly id: string;
  /** Verb and noun: 'Export deck'. */
  readonly label: string;
  /** Its section in the help and the palette: 'Anywhere', 'Cards'. */
  readonly section: string;
  /** `mod` is ⌘ on a Mac and Ctrl elsewhere: 'mod+K', 'shift+mod+Z', '?', 'Delete'. Single letters are ignored while somebody types. */
  readonly shortcut?: string;
  /** Another shortcut that some systems use, such as 'mod+Y' for redo. Help and menus do not show it. */
  readonly alias?: string;
  /** The browser must not act on the shortcut even while the action is disabled. */
  readonly ownsShortcut?: boolean;
  /** Further words that the palette matches. */
  readonly keywords?: readonly string[];
  readonly icon?: LucideIcon;
  /** Evaluated whenever the action is shown or run; false disables it. Always enabled if missing. */
  readonly isEnabled?: () => boolean;
  /** Why it is disabled if that is not obvious, and what helps: '“Title” is locked. Unlock it first (Ctrl+L).' */
  readonly whyNot?: () => string | undefined;
  /** Not in the palette: opening the palette, single arrow-key steps. */
  readonly isHidden?: boolean;
  /** The shortcut also works in dialogs, such as saving in an editor that is a dialog. */
  readonly inDialogs?: boolean;
  readonly run: () => void;
}

/** The actions of one section of the help and the palette, by id. */
export function defineActions<Id extends string>(
  section: string,
  actions: Readonly<Record<Id, Omit<Action, 'id' | 'section'>>>,
): Readonly<Record<Id, Action>> {
  const entries = Object.entries<Omit<Action, 'id' | 'section'>>(actions);
  return Object.fromEntries(entries.map(([id, action]) => [id, { id, section, ...action }])) as Record<Id, Action>;
}

export function isEnabled(action: Action): boolean {
  return (action.isEnabled?.() ?? true) && action.whyNot?.() === undefined;
}

/** Why an action is disabled; undefined if it is not, or if it gives no reason. */
export function whyNot(action: Pick<Action, 'isEnabled' | 'whyNot'>): string | undefined {
  return action.isEnabled?.() === false ? undefined : action.whyNot?.();
}
