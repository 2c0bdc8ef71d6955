import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../api/call.js';
import { signInPath } from '../auth/redirectTarget.js';
import { whenSessionKnown } from '../session/session.js';
import { attempt } from '../toasts/attempt.js';
import { useLanguageQuery } from './useLanguageQuery.js';

/** Opens a live table with a deck. Strangers sign in first, and come back. */
export function useOpenTable(deckId: string): { readonly open: () => void; readonly isOpening: boolean } {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const inLanguage = useLanguageQuery();
  const [isOpening, setOpening] = useState(false);
  const run = async (): Promise<void> => {
    setOpening(true);
    await attempt('The table could not be opened', async () => {
      if ((await whenSessionKnown()).status !== 'signed-in') return navigate(signInPath(pathname + search));
      const { code } = await call('POST /api/live-tables', { body: { deck_id: deckId } });
      await navigate(`/play/table/${code}${inLanguage}`);
    });
    setOpening(false);
  };
  return { open: () => void run(), isOpening };
}
