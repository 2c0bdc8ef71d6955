import { Button } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { CloudOff } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useServerReturn } from '../browser/useServerReturn.js';
import { EmptyState } from '../components/EmptyState.js';
import { useTitle } from '../navigation/useTitle.js';
import classes from './Unreachable.module.css';

interface Props {
  /** What is safe meanwhile. */
  readonly safe: string;
  readonly isRetrying?: boolean;
  readonly onRetry: () => void;
  /** The other way on. */
  readonly exit: { readonly label: string; readonly to: string };
}

/** In place of a page that needs an answer of the server, which is not responding. It tries again by itself. */
export function Unreachable({ safe, isRetrying = false, onRetry, exit }: Props): ReactElement {
  const { online } = useNetwork();
  const title = online ? 'The server is not responding' : 'You are offline';
  useTitle(title);
  useServerReturn(onRetry, isRetrying);
  return (
    <main className={classes.middle}>
      <div role="alert">
        <EmptyState
          title={title}
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
          {safe}{' '}
          {online ? 'The page will load as soon as it responds.' : 'The page will load when the connection is back.'}
        </EmptyState>
      </div>
    </main>
  );
}
