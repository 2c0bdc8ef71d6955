import { Button } from '@mantine/core';
import type { ReactElement } from 'react';
import { redeemLink, type Link } from '../../auth/calls/redeemLink.js';
import { FaultAlert } from '../../auth/FaultAlert.js';
import { authFaultOf } from '../../auth/authFault.js';
import { useAuthAction } from '../../auth/useAuthAction.js';
import styles from './ConfirmPage.module.css';
import { CONFIRM_TEXTS } from './confirmTexts.js';
import type { Purpose } from './readLink.js';
import { OTHER_BROWSER, STALE_CODES } from './staleCodes.js';

interface PressToConfirmProps {
  readonly link: Link;
  readonly purpose: Purpose;
  readonly onDone: (isRecovery: boolean) => void;
  /** The other address must be confirmed, too. */
  readonly onHalf: () => void;
  /** @param code the service's reason */
  readonly onStale: (code: string) => void;
}

/** The link has no effect until the button here is pressed. */
export function PressToConfirm({ link, purpose, onDone, onHalf, onStale }: PressToConfirmProps): ReactElement {
  const { heading, text, button } = CONFIRM_TEXTS[purpose];
  const action = useAuthAction();
  const confirm = async (): Promise<void> => {
    try {
      const { isSignedIn, isRecovery } = await redeemLink(link);
      if (isSignedIn) onDone(isRecovery || purpose === 'recovery');
      else onHalf();
    } catch (error) {
      const { code } = authFaultOf(error);
      if (code !== OTHER_BROWSER && !STALE_CODES.has(code)) throw error;
      onStale(code);
    }
  };
  return (
    <>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.text}>{text}</p>
      <FaultAlert action={action} />
      <Button
        size="lg"
        fullWidth
        autoFocus
        loading={action.isPending}
        disabled={action.waitSeconds > 0}
        onClick={() => void action.run(confirm)}
      >
        {button}
      </Button>
    </>
  );
}
