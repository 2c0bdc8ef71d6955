import { Button } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import styles from './Footer.module.css';

interface FooterProps {
  /** The one filled button. */
  readonly children: ReactNode;
  /** At the left: what will be made. */
  readonly note?: ReactNode;
}

/** What a way ends with, always in sight. */
export function Footer({ children, note }: FooterProps): ReactElement {
  const [params, setParams] = useSearchParams();
  const close = (): void => {
    const after = new URLSearchParams(params);
    after.delete('new');
    after.delete('title');
    setParams(after, { replace: true });
  };
  return (
    <div className={styles.footer}>
      <div className={styles.note}>{note}</div>
      <Button variant="default" onClick={close}>
        Cancel
      </Button>
      {children}
    </div>
  );
}
