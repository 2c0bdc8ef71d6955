import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState, type ReactElement, type SubmitEvent } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { meQuery } from '../../api/members.js';
import { HOME_OF_MEMBERS } from '../../auth/redirectTarget.js';
import { Wordmark } from '../../components/Wordmark.js';
import { useDraft } from './draft.js';
import { LiveCards } from './LiveCards.js';
import classes from './OnboardingPage.module.css';
import { Step } from './Step.js';
import { CardLines, DeckNames, OccasionChoice } from './steps.js';
import { occasionOf } from './occasions.js';
import { useFirstDeck } from './useFirstDeck.js';

/** Three questions that end in a first deck with one's own words on it. */
export function Component(): ReactElement {
  const { step, occasion, title, audience, lines } = useDraft();
  const first = useFirstDeck();
  const [focused, setFocused] = useState(0);
  const [query] = useSearchParams();
  const { data: me } = useQuery(meQuery);
  const written = lines.filter((line) => line.trim() !== '').length;
  const go = (to: number): void => {
    useDraft.setState({ step: to });
  };
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (step < 3) go(step + 1);
    else if (written > 0) first.make();
  };
  // New members are led here once; a link of one's own always leads here.
  if (query.has('new') && typeof me?.onboarded_at === 'string') return <Navigate to={HOME_OF_MEMBERS} replace />;
  return (
    <>
      <div className={classes.column}>
        <header className={classes.head}>
          <Link to="/create/decks" aria-label="Cardwright, to your decks" className={classes.home}>
            <Wordmark size={26} />
          </Link>
          <Button variant="subtle" size="sm" onClick={first.skip}>
            Skip to the studio
          </Button>
        </header>
        <form className={classes.form} onSubmit={onSubmit}>
          <h1 className={classes.title}>Three cards make a deck</h1>
          <p className={classes.lead}>Write them as you would say them. Everything can change later.</p>
          <ol className={classes.steps}>
            <Step number={1} name="What are you making?" answer={occasion === '' ? '' : occasionOf(occasion).label}>
              <OccasionChoice />
            </Step>
            <Step
              number={2}
              name="What is it called, and who is it for?"
              answer={[title, audience].filter(Boolean).join(', ')}
            >
              <DeckNames occasion={first.occasion} />
            </Step>
            <Step number={3} name="Your first three cards" note={`${written} of 3`} answer="">
              <CardLines occasion={first.occasion} onFocus={setFocused} />
            </Step>
          </ol>
          <div className={classes.actions}>
            {step < 3 ? (
              <Button type="submit" size="lg" disabled={step === 1 && occasion === ''}>
                Next
              </Button>
            ) : (
              <Button type="submit" size="lg" loading={first.isMaking} disabled={written === 0}>
                Make this deck
              </Button>
            )}
            {step > 1 && (
              <Button
                variant="subtle"
                size="lg"
                leftSection={<ArrowLeft size={16} aria-hidden />}
                onClick={() => go(step - 1)}
              >
                Back
              </Button>
            )}
            <span className={classes.kept}>Saved in this browser until the deck is made</span>
          </div>
        </form>
      </div>
      <LiveCards first={first} focused={step === 3 ? focused : undefined} />
    </>
  );
}
