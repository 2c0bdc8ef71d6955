import { Button } from '@mantine/core';
import { UsersRound } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../api/call.js';
import { signInPath } from '../auth/redirectTarget.js';
import { whenSessionKnown } from '../session/session.js';
import { attempt } from '../toasts/attempt.js';

interface Props {
  readonly deckId: string;
  /** The words on the button. */
  readonly children?: ReactNode;
}

/** Opens a live table with a deck. Strangers sign in first, and come back to this button. */
export function PlayTogether({ deckId, children = 'Play together' }: Props): ReactElement {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isOpening, setOpening] = useState(false);
  const open = async (): Promise<void> => {
    setOpening(true);
    await attempt('The table could not be opened', async () => {
      if ((await whenSessionKnown()).status !== 'signed-in') return navigate(signInPath(pathname + search));
      const { code } = await call('POST /api/live-tables', { body: { deck_id: deckId } });
      await navigate(`/play/table/${code}`);
    });
    setOpening(false);
  };
  return (
    <Button
      variant="default"
      size="lg"
      loading={isOpening}
      onClick={() => void open()}
      leftSection={<UsersRound size={18} aria-hidden />}
    >
      {children}
    </Button>
  );
}
