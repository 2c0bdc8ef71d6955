import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../api/ApiError.js';
import { placeQuery, type Place } from '../../api/waitlist.js';
import { EmptyState } from '../../components/EmptyState.js';
import { LoadError } from '../../components/LoadError.js';
import classes from './WaitlistPage.module.css';
import { grouped } from '../../words/grouped.js';

/** The place in line that belongs to the link in an e-mail. */
export function PlaceInLine({ token }: { readonly token: string }): ReactElement {
  const { data: place, error, refetch } = useQuery(placeQuery(token));
  if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return <StaleLink />;
  if (error !== null) return <LoadError error={error} what="Your place in line" onRetry={() => void refetch()} />;
  if (place === undefined) return <Skeleton height={320} radius={16} aria-label="Loading your place in line" />;
  return place.status === 'waiting' ? <Waiting place={place} /> : <Invited />;
}

function Waiting({ place: { position, waiting } }: { readonly place: Place }): ReactElement {
  return (
    <>
      <header>
        <h1 className={classes.title}>{position === 1 ? 'You are next.' : 'You are in line.'}</h1>
        <p className={classes.lead}>
          {waiting === 1 ? 'Nobody else is waiting.' : `${grouped(waiting)} people are waiting.`} We will write to you
          when a seat is free. Keep the link in our e-mail: it always shows your current place.
        </p>
      </header>
      <div className={classes.ticket}>
        <span className={classes.corner} aria-hidden>
          {position}
        </span>
        <p className={classes.number}>
          <span className={classes.label}>Your place</span>
          {position !== null && grouped(position)}
        </p>
        <span className={classes.corner} aria-hidden>
          {position}
        </span>
      </div>
    </>
  );
}

function Invited(): ReactElement {
  return (
    <header>
      <h1 className={classes.title}>Your seat is free.</h1>
      <p className={classes.lead}>
        Create an account with the address that you gave us, and start with your first deck.
      </p>
      <Button component={Link} to="/login?view=sign-up" size="lg" mt={24}>
        Create an account
      </Button>
    </header>
  );
}

function StaleLink(): ReactElement {
  return (
    <EmptyState
      title="This link does not lead to a place in line"
      actions={
        <Button component={Link} to="/waitlist">
          Join the waitlist
        </Button>
      }
    >
      It may be incomplete: open it from the e-mail again. If you join with the same address, you keep your place and
      get a new e-mail.
    </EmptyState>
  );
}
