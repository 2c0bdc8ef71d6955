import { ShieldCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { SecondFactorForm } from '../../auth/SecondFactorForm.js';
import { useTitle } from '../../navigation/useTitle.js';
import styles from './LoginPage.module.css';

/** The second step of signing in, for those who have set up a second factor. */
export default function SecondFactor(): ReactElement {
  useTitle('Second step');
  return (
    <>
      <header>
        <p className={styles.kicker}>
          <ShieldCheck size={16} aria-hidden /> Second step
        </p>
        <h1 className={styles.heading}>Show your second card.</h1>
        <p className={styles.lead}>Your account also asks for a code from your authenticator app.</p>
      </header>
      <div className={styles.fields}>
        <SecondFactorForm />
      </div>
    </>
  );
}
