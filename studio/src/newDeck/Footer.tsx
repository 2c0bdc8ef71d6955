import { Button } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { DialogFooter } from '../components/DialogFooter.js';
import styles from './Footer.module.css';

interface FooterProps {
  /** The single filled button. */
  readonly children: ReactNode;
  /** On the left: what will be created. */
  readonly note?: ReactNode;
}

/** A footer that stays visible. */
export function Footer({ children, note }: FooterProps): ReactElement {
  const [params, setParams] = useSearchParams();
  const close = (): void => {
    const after = new URLSearchParams(params);
    after.delete('new');
    after.delete('title');
    setParams(after, { replace: true });
  };
  return (
    <DialogFooter className={styles.footer}>
      <div className={styles.note}>{note}</div>
      <Button variant="default" onClick={close}>
        Cancel
      </Button>
      {children}
    </DialogFooter>
  );
}
