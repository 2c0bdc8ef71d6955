import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import back from '../../components/cards/back.webp';
import styles from './ConfirmPage.module.css';

/** The table with one card face down, and the page's message on a sheet. */
export function ConfirmFrame({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div className={styles.page}>
      <Link to="/" className={styles.brand}>
        <img src="/icon.svg" alt="" width={28} height={28} /> Cardwright
      </Link>
      <div className={styles.stack}>
        <img className={styles.under} src={back} alt="" width={480} height={672} />
        <img className={styles.over} src={back} alt="" width={480} height={672} />
        <section className={styles.sheet}>{children}</section>
      </div>
    </div>
  );
}
