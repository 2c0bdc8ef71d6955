import { Button } from '@mantine/core';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { authFaultOf } from '../../auth/authFault.js';
import styles from './ConfirmPage.module.css';
import type { ConfirmAddress, Purpose } from './readLink.js';
import { OTHER_BROWSER, STALE_CODES } from './staleCodes.js';

const NEXT: Readonly<Record<Purpose, { readonly label: string; readonly to: string }>> = {
  signup: { label: 'Send a new one', to: '/login?view=mail' },
  magiclink: { label: 'Send a new one', to: '/login?view=mail' },
  unknown: { label: 'Send a new one', to: '/login?view=mail' },
  recovery: { label: 'Send a new one', to: '/login?view=forgotten' },
  invite: { label: 'Sign in by e-mail', to: '/login?view=mail' },
  email_change: { label: 'Go to your profile', to: '/settings/profile' },
};

interface StaleLinkProps extends Pick<ConfirmAddress, 'purpose' | 'target'> {
  /** Why the sign-in service refused, if it did. */
  readonly errorCode?: string | undefined;
}

/** A link that was used already, replaced by a newer one, has expired, or was cut off; or a sign-in that was refused. */
export function StaleLink({ purpose, target, errorCode }: StaleLinkProps): ReactElement {
  const { label, to } = NEXT[purpose];
  const redirect = encodeURIComponent(target);
  const next = to.includes('?') ? `${to}&redirect=${redirect}` : to;
  if (errorCode !== undefined && !STALE_CODES.has(errorCode)) {
    const { title, fix } = authFaultOf({ code: errorCode });
    return (
      <>
        <h1 className={styles.heading}>{title}.</h1>
        <p className={styles.text} role="status">
          {fix}
        </p>
        {errorCode === OTHER_BROWSER ? (
          <Button component={Link} to={next} size="lg" fullWidth>
            {label}
          </Button>
        ) : (
          <Button component={Link} to={`/login?redirect=${redirect}`} size="lg" fullWidth>
            Go to the sign-in page
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      <h1 className={styles.heading}>This link has been played.</h1>
      <p className={styles.text} role="status">
        Each link works once, for an hour, and only until you ask for a newer one. This one has been used or replaced,
        has expired, or was cut off by your e-mail program. Nothing is lost.
        {purpose === 'email_change' && ' Your profile shows which address your account has.'}
      </p>
      <Button component={Link} to={next} size="lg" fullWidth>
        {label}
      </Button>
      <p className={styles.other}>
        It may already have worked: <Link to={`/login?redirect=${redirect}`}>sign in</Link>
      </p>
    </>
  );
}
