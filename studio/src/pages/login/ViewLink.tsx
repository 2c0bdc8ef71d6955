import type { ReactElement, ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import styles from './LoginPage.module.css';
import type { LoginView } from './types.js';

/** Links to another sign-in method, keeping the requested path. */
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
