import { Compass, Layers, LayoutTemplate, LogIn, Plus, UserRound, type LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../session/session.js';
import { defineActions } from './Action.js';
import { useActions } from './actionStore.js';
import { globalActions, useSignOutAction } from './globalActions.js';

/** The path of the dashboard's New deck dialog. */
export const NEW_DECK_PATH = '/create/decks?new=blank';

/** Offers the actions available on every page. */
export function useGlobalActions(): void {
  const navigate = useNavigate();
  const signOut = useSignOutAction();
  const isMember = useSession(({ status }) => status === 'signed-in');
  const actions = useMemo(() => {
    const to = (path: string, label: string, icon: LucideIcon, keywords: readonly string[] = []) => ({
      label,
      icon,
      keywords,
      run: () => void navigate(path),
    });
    const places = defineActions<string>('Go to', {
      ...(isMember
        ? {
            newDeck: to(NEW_DECK_PATH, 'New deck', Plus, ['make', 'create', 'import']),
            decks: to('/create/decks', 'Your decks', Layers),
            templates: to('/create/templates', 'Templates', LayoutTemplate),
            profile: to('/settings/profile', 'Profile', UserRound, ['settings', 'language', 'account']),
          }
        : { signIn: to('/login', 'Sign in', LogIn) }),
      explore: to('/explore', 'Explore', Compass, ['public', 'worlds']),
    });
    return [...Object.values(globalActions), ...Object.values(places), ...(isMember ? [signOut] : [])];
  }, [navigate, signOut, isMember]);
  useActions(actions);
}
