import { Button } from '@mantine/core';
import { Hammer } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useRouteHandle } from '../../navigation/routeHandle.js';
import { useSession } from '../../session/session.js';
import { EmptyState } from '../../components/EmptyState.js';
import classes from './NotYetPage.module.css';

/** A page that does not exist yet: gives its name, and where to go meanwhile. */
export function Component(): ReactElement {
  const { title } = useRouteHandle();
  const isMember = useSession(({ status }) => status === 'signed-in');
  return (
    <div className={classes.page}>
      <h1 className={classes.name}>{title ?? 'Cardwright'}</h1>
      <EmptyState
        title="Still on the bench"
        icon={Hammer}
        actions={
          isMember ? (
            <>
              <Button component={Link} to="/create/decks" size="sm">
                Go to your decks
              </Button>
              <Button component={Link} to="/" size="sm" variant="subtle">
                Go to the start page
              </Button>
            </>
          ) : (
            <>
              <Button component={Link} to="/login" size="sm">
                Sign in
              </Button>
              <Button component={Link} to="/explore" size="sm" variant="subtle">
                Explore decks
              </Button>
            </>
          )
        }
      >
        This page is not ready yet. Decks, cards and exports already work, and nothing of yours is lost here.
      </EmptyState>
    </div>
  );
}
