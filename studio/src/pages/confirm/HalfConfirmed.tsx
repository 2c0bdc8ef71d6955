import { Button } from '@mantine/core';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { KeptMailNote } from '../../auth/KeptMailNote.js';
import styles from './ConfirmPage.module.css';

/** The first of the two addresses has been confirmed. */
export function HalfConfirmed(): ReactElement {
  return (
    <>
      <h1 className={styles.heading}>One down, one to go.</h1>
      <p className={styles.text} role="status">
        This address is confirmed. Now open the e-mail sent to the other one: the change takes effect once both are
        confirmed.
      </p>
      <KeptMailNote />
      <Button component={Link} to="/settings/profile" size="lg" variant="default" fullWidth>
        Go to your profile
      </Button>
    </>
  );
}
