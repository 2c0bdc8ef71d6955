import { Button } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { CloudOff } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../../components/EmptyState.js';
import classes from './opening.module.css';

/** The deck could not be fetched because the server is not responding. */
export function Unreachable({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  const { online } = useNetwork();
  return (
    <main className={classes.middle}>
      <EmptyState
        title="The server is not responding"
        icon={CloudOff}
        actions={
          <>
            <Button onClick={onRetry}>Try again</Button>
            <Button variant="default" component={Link} to="/create/decks">
              Your decks
            </Button>
          </>
        }
      >
        Your deck is safe where it is.{!online && ' You are offline: check your connection.'}
      </EmptyState>
    </main>
  );
}
