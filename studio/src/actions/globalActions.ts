import { CircleHelp, LogOut, Moon, Search, Sun } from 'lucide-react';
import { useMemo } from 'react';
import { useColorModePreference } from '../theme/colorMode.js';
import { useSignOut } from '../auth/signOut.js';
import { type Action, defineActions } from './Action.js';
import { openHelp, openPalette } from './dialogStore.js';

const ANYWHERE = 'Anywhere';
const { setPreference } = useColorModePreference.getState();

/** Actions available to everybody on every page. */
export const globalActions = defineActions(ANYWHERE, {
  palette: { label: 'Find an action', shortcut: 'mod+K', icon: Search, isHidden: true, run: openPalette },
  help: { label: 'Help and shortcuts', shortcut: '?', icon: CircleHelp, run: openHelp },
  light: { label: 'Use light mode', icon: Sun, keywords: ['colour', 'theme'], run: () => setPreference('light') },
  dark: { label: 'Use dark mode', icon: Moon, keywords: ['colour', 'theme'], run: () => setPreference('dark') },
});

export function useSignOutAction(): Action {
  const signOut = useSignOut();
  return useMemo(
    () =>
      defineActions(ANYWHERE, { signOut: { label: 'Sign out', icon: LogOut, run: () => signOut('local') } }).signOut,
    [signOut],
  );
}
