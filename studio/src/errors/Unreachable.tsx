import { Button } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { CloudOff } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../components/EmptyState.js';
import classes from './Unreachable.module.css';

interface Props {
  /** What is safe meanwhile. */
  readonly safe: string;
  readonly isRetrying?: boolean;
  readonly onRetry: () => void;
  /** The other way on. */
  readonly exit: { readonly label: string; readonly to: string };
}

/** In place of a page that needs an answer of the server, which is not responding. */
export function Unreachable({ safe, isRetrying = false, onRetry, exit }: Props): ReactElement {
  const { online } = useNetwork();
  return (
    <main className={classes.middle}>
      <div role="alert">
        <EmptyState
          title="The server is not responding"
          icon={CloudOff}
          actions={
            <>
              <Button loading={isRetrying} onClick={onRetry}>
                Try again
              </Button>
              <Button variant="default" component={Link} to={exit.to}>
                {exit.label}
              </Button>
            </>
          }
        >
          {safe}
          {!online && ' You are offline: check your connection.'}
        </EmptyState>
      </div>
    </main>
  );
}
