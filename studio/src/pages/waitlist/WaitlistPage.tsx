import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { JoinForm } from './JoinForm.js';
import { PlaceInLine } from './PlaceInLine.js';
import classes from './WaitlistPage.module.css';

/** Joining the waitlist, or one's place in it with the link of the e-mail. */
export function Component(): ReactElement {
  const [query] = useSearchParams();
  const token = query.get('token');
  return (
    <div className={classes.page}>
      {token === null ? (
        <>
          <header>
            <h1 className={classes.title}>Take a number.</h1>
            <p className={classes.lead}>
              We open seats a few at a time, so that everyone who sits down gets a table that works. Leave an address;
              we will write twice: once with your place in line, and once when a seat is free.
            </p>
          </header>
          <JoinForm />
        </>
      ) : (
        <PlaceInLine token={token} />
      )}
    </div>
  );
}
