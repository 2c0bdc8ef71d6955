import type { ReactElement, ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import styles from './LoginPage.module.css';
import type { LoginView } from './types.js';

/** To another way to sign in, keeping where one wanted to go. */
export function ViewLink({ view, children }: { readonly view: LoginView; readonly children: ReactNode }): ReactElement {
  const [query] = useSearchParams();
  const next = new URLSearchParams(query);
  if (view === 'password') next.delete('view');
  else next.set('view', view);
  return (
    <Link className={styles.link} to={{ search: next.toString() }}>
      {children}
    </Link>
  );
}
