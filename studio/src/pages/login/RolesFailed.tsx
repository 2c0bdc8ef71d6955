import { Button } from '@mantine/core';
import { ShieldQuestion } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link, useNavigate } from 'react-router';
import { HOME_OF_MEMBERS, signInPath } from '../../auth/redirectTarget.js';
import type { SignOutState } from '../../auth/signOut.js';
import { useTitle } from '../../navigation/useTitle.js';
import { useSession } from '../../session/session.js';
import styles from './LoginPage.module.css';

/** For members whose roles could not be loaded: the page that they wanted once more, or another account. */
export default function RolesFailed({ target }: { readonly target: string }): ReactElement {
  const email = useSession((session) => (session.status === 'signed-in' ? session.user.email : ''));
  const navigate = useNavigate();
  const change = (): void =>
    void navigate(signInPath(target), { replace: true, state: { signOut: 'local' } satisfies SignOutState });
  useTitle('Sign in');
  return (
    <>
      <header>
        <p className={styles.kicker}>
          <ShieldQuestion size={16} aria-hidden /> Sign in
        </p>
        <h1 className={styles.heading}>Your access could not be checked.</h1>
        <p className={styles.lead} role="alert">
          You are signed in as <b>{email}</b>, but your roles could not be loaded, so the page that you asked for stays
          closed.
        </p>
      </header>
      <div className={styles.fields}>
        <Button size="lg" fullWidth component={Link} to={target} replace data-autofocus>
          Try again
        </Button>
        <Button size="lg" fullWidth variant="default" onClick={change}>
          Sign in with another account
        </Button>
        <p className={styles.other}>
          <Link to={HOME_OF_MEMBERS}>Go to your decks</Link>
        </p>
      </div>
    </>
  );
}
