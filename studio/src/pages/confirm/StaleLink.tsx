import { Button } from '@mantine/core';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import styles from './ConfirmPage.module.css';
import type { Purpose } from './readLink.js';

const NEXT: Readonly<Record<Purpose, { readonly label: string; readonly to: string }>> = {
  signup: { label: 'Send a new one', to: '/login?view=mail' },
  magiclink: { label: 'Send a new one', to: '/login?view=mail' },
  unknown: { label: 'Send a new one', to: '/login?view=mail' },
  recovery: { label: 'Send a new one', to: '/login?view=forgotten' },
  invite: { label: 'Sign in by e-mail', to: '/login?view=mail' },
  email_change: { label: 'Go to your profile', to: '/settings/profile' },
};

/** A link that was used already, has expired, or was cut off. */
export function StaleLink({ purpose, target }: { readonly purpose: Purpose; readonly target: string }): ReactElement {
  const { label, to } = NEXT[purpose];
  const redirect = encodeURIComponent(target);
  return (
    <>
      <h1 className={styles.heading}>This link has been played.</h1>
      <p className={styles.text} role="status">
        Each link works once and expires after an hour. This one was used already, has expired, or was cut off by your
        mail program.
        {purpose === 'email_change' && ' Your address has not changed.'} Nothing of yours is lost.
      </p>
      <Button component={Link} to={to.includes('?') ? `${to}&redirect=${redirect}` : to} size="lg" fullWidth>
        {label}
      </Button>
      <p className={styles.other}>
        It may have done its job already: <Link to={`/login?redirect=${redirect}`}>sign in</Link>
      </p>
    </>
  );
}
