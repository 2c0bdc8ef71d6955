import { CircleAlert } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import type { AuthAction } from './useAuthAction.js';
import styles from './FaultAlert.module.css';

/** What went wrong and how to fix it, above the button that failed. Announced when it appears. */
export function FaultAlert({
  action: { fault, waitSeconds },
  children,
}: {
  readonly action: Pick<AuthAction, 'fault' | 'waitSeconds'>;
  /** A way out, such as a link to another sign-in method. */
  readonly children?: ReactNode;
}): ReactElement {
  return (
    <div role="alert">
      {fault !== undefined && (
        <div className={styles.fault}>
          <CircleAlert size={16} aria-hidden />
          <div>
            <strong>{fault.title}</strong>
            <p>
              {fault.fix}
              {/* A number that changes each second would be read out each second. */}
              {waitSeconds > 0 && <span aria-hidden> Try again in {wait(waitSeconds)}.</span>}
            </p>
            {children}
          </div>
        </div>
      )}
    </div>
  );
}

/** `42 s` or `3 min`. */
function wait(seconds: number): string {
  return seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
}
