import { Button } from '@mantine/core';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useSession } from '../session/session.js';

const SIGN_UP = `/login?view=sign-up&redirect=${encodeURIComponent('/create/decks')}`;

interface Props {
  /** What it says to strangers. */
  readonly label?: string;
}

/** The way to the first deck; members go to theirs. */
export function StartButton({ label = 'Design your first card' }: Props): ReactElement {
  const isMember = useSession(({ status }) => status === 'signed-in');
  return (
    <Button component={Link} to={isMember ? '/create/decks' : SIGN_UP} size="lg">
      {isMember ? 'Go to your decks' : label}
    </Button>
  );
}
