import {
  CircleHelp,
  Compass,
  Layers,
  LayoutTemplate,
  LogIn,
  LogOut,
  Moon,
  Plus,
  Search,
  Sun,
  UserRound,
} from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useColorModePreference } from '../app/theme/colorMode.js';
import { useSession } from '../auth/session.js';
import { useSignOut } from '../auth/signOut.js';
import type { Action } from './Action.js';
import { useActions } from './actionStore.js';
import { openHelp, openPalette } from './dialogStore.js';

const ANYWHERE = 'Anywhere';
const GO_TO = 'Go to';

/** What can be done on every page. */
export function useGlobalActions(): void {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const isMember = useSession(({ status }) => status === 'signed-in');
  const setMode = useColorModePreference((state) => state.setPreference);
  const actions = useMemo((): readonly Action[] => {
    const go = (id: string, name: string, path: string, icon: Action['icon'], more: Partial<Action> = {}): Action => ({
      id,
      name,
      section: GO_TO,
      ...(icon && { icon }),
      perform: () => void navigate(path),
      ...more,
    });
    return [
      ...anywhere,
      {
        id: 'light',
        name: 'Use light colours',
        section: ANYWHERE,
        icon: Sun,
        keywords: ['mode', 'theme'],
        perform: () => setMode('light'),
      },
      {
        id: 'dark',
        name: 'Use dark colours',
        section: ANYWHERE,
        icon: Moon,
        keywords: ['mode', 'theme'],
        perform: () => setMode('dark'),
      },
      ...(isMember
        ? [
            go('new-deck', 'New deck', NEW_DECK_PATH, Plus, { keywords: ['make', 'create', 'import'] }),
            go('decks', 'Your decks', '/create/decks', Layers),
            go('templates', 'Templates', '/create/templates', LayoutTemplate),
            go('profile', 'Profile', '/settings/profile', UserRound, { keywords: ['settings', 'language', 'account'] }),
          ]
        : [go('sign-in', 'Sign in', '/login', LogIn)]),
      go('explore', 'Explore', '/explore', Compass, { keywords: ['public', 'worlds'] }),
      ...(isMember
        ? [{ id: 'sign-out', name: 'Sign out', section: ANYWHERE, icon: LogOut, perform: () => signOut('local') }]
        : []),
    ];
  }, [navigate, signOut, isMember, setMode]);
  useActions(actions);
}

/** Where the dashboard opens its dialog for a new deck. */
export const NEW_DECK_PATH = '/create/decks?new=blank';

const anywhere: readonly Action[] = [
  {
    id: 'palette',
    name: 'Find an action',
    section: ANYWHERE,
    shortcut: 'mod+K',
    icon: Search,
    isHidden: true,
    perform: openPalette,
  },
  { id: 'help', name: 'Help and shortcuts', section: ANYWHERE, shortcut: '?', icon: CircleHelp, perform: openHelp },
];
