import type { ReactElement } from 'react';
import { Link, useSearchParams } from 'react-router';
import styles from './MethodTabs.module.css';

const METHODS = [
  ['password', 'Password'],
  ['mail', 'E-mail link or code'],
] as const;

/** Two sign-in methods. They are links, so that the browser's back button works between them. */
export function MethodTabs({ view }: { readonly view: 'password' | 'mail' }): ReactElement {
  const [query] = useSearchParams();
  const search = (method: string): string => {
    const next = new URLSearchParams(query);
    if (method === 'password') next.delete('view');
    else next.set('view', method);
    return next.toString();
  };
  return (
    <nav className={styles.tabs} aria-label="Ways to sign in">
      {METHODS.map(([method, label]) => (
        <Link
          key={method}
          className={styles.tab}
          to={{ search: search(method) }}
          replace
          aria-current={method === view ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
