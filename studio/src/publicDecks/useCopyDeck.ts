import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { signInPath } from '../auth/redirectTarget.js';
import { duplicateDeck } from '../api/decks.js';
import { useSession, whenSessionKnown } from '../session/session.js';
import { attempt } from '../toasts/attempt.js';
import { toast } from '../toasts/toast.js';

/** Remembers, while somebody signs in, which deck they wanted; a link alone must not copy anything. */
const WANTED = 'cardwright-copy';

/** Copies a public deck into one's own. Strangers sign in first, come back, and find it copied. */
export function useCopyDeck(id: string, title: string): { readonly copy: () => void; readonly isCopying: boolean } {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isCopying, setCopying] = useState(false);
  const isMember = useSession(({ status }) => status === 'signed-in');

  const run = useCallback(async () => {
    setCopying(true);
    await attempt('Failed to duplicate deck', async () => {
      if ((await whenSessionKnown()).status !== 'signed-in') {
        sessionStorage.setItem(WANTED, id);
        await navigate(signInPath(pathname + search));
        return;
      }
      const copied = await duplicateDeck(id);
      toast({ title: `“${title}” is yours now`, message: 'The copy is a draft. Change what you like.' });
      await navigate(`/create/decks/${copied}`);
    });
    setCopying(false);
  }, [id, title, navigate, pathname, search]);

  useEffect(() => {
    if (!isMember || sessionStorage.getItem(WANTED) !== id) return;
    sessionStorage.removeItem(WANTED);
    void run();
  }, [isMember, id, run]);
  return { copy: () => void run(), isCopying };
}
