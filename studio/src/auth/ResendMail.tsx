import { UnstyledButton } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { type ReactElement, useEffect, useState } from 'react';
import styles from './ResendMail.module.css';
import { useAuthAction } from './useAuthAction.js';

/** E-mails take a moment: asking again at once would invalidate the first code. */
const PAUSE_SECONDS = 20;

/** Resends the e-mail, after a pause. */
export function ResendMail({ resend }: { readonly resend: () => Promise<void> }): ReactElement {
  const [pause, setPause] = useState(PAUSE_SECONDS);
  const [isSent, setSent] = useState(false);
  const action = useAuthAction();
  const { start, stop } = useInterval(() => setPause((seconds) => Math.max(0, seconds - 1)), 1_000);
  useEffect(() => {
    start();
    return stop;
  }, [start, stop]);
  const left = Math.max(pause, action.waitSeconds);
  const send = async (): Promise<void> => {
    setSent(await action.run(resend));
    setPause(PAUSE_SECONDS);
  };
  return (
    <>
      <UnstyledButton className={styles.link} onClick={() => void send()} disabled={action.isPending || left > 0}>
        {left > 0 ? `Send again in ${left} s` : 'Send the e-mail again'}
      </UnstyledButton>
      <span role="status" className={styles.status}>
        {isSent && ' (sent; the older code is no longer valid)'}
        {action.fault !== undefined && ` (${action.fault.title.toLowerCase()})`}
      </span>
    </>
  );
}
