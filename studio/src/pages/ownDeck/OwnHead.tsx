import { shownFace, type DeckPlan } from '@cardwright/renderer';
import { Button, CopyButton } from '@mantine/core';
import { Check, Link2, Pencil, Play, Printer } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';
import { Link } from 'react-router';
import type { StoredDeck } from '../../api/decks.js';
import { CardBack } from '../../components/CardBack.js';
import { StatusBadge } from '../../components/StatusBadge.js';
import { deckTitle } from '../../deck/deckTitle.js';
import { IconProse } from '../../icons/IconProse.js';
import { PlayTogether } from '../../publicDecks/PlayTogether.js';
import { CardThumbnail } from '../../rendering/CardThumbnail.js';
import { counted } from '../../words/counted.js';
import classes from './OwnDeckPage.module.css';
import { Visits } from './Visits.js';

/** CSS pixels of the cover. */
const COVER = 320;

interface Props {
  readonly deck: StoredDeck;
  readonly plan: DeckPlan;
  readonly onExport: () => void;
}

/** The cover, what the deck is, and what one can do with it. */
export function OwnHead({ deck, plan, onExport }: Props): ReactElement {
  const { id, status, translations, default_language: main } = deck;
  const isPublic = status !== 'draft';
  const texts = translations[main];
  const cover = useMemo(() => {
    const [first] = plan.cards;
    return first && shownFace(plan, first, 'front');
  }, [plan]);
  return (
    <header className={classes.head}>
      <div className={classes.cover}>
        {cover === undefined ? <CardBack /> : <CardThumbnail face={cover} width={COVER} />}
      </div>
      <div className={classes.words}>
        <StatusBadge status={status} />
        <h1 className={classes.title} lang={deck.default_language} dir="auto">
          {deckTitle(deck)}
        </h1>
        {texts?.short_description !== undefined && (
          <p className={classes.lead} lang={deck.default_language} dir="auto">
            {texts.short_description}
          </p>
        )}
        <p className={classes.facts}>
          {counted(plan.cards.length, 'card')}, {counted(Object.keys(translations).length, 'language')}, saved as
          version {deck.version}
        </p>
        <div className={classes.actions}>
          {isPublic ? (
            <Button component={Link} to={`/play/random/${id}`} size="lg" leftSection={<Play size={18} aria-hidden />}>
              Play it now
            </Button>
          ) : (
            <Button
              component={Link}
              to={`/create/decks/${id}`}
              size="lg"
              leftSection={<Pencil size={18} aria-hidden />}
            >
              Edit the deck
            </Button>
          )}
          {plan.cards.length > 0 && <PlayTogether deckId={id} />}
          <Button variant="default" size="lg" onClick={onExport} leftSection={<Printer size={18} aria-hidden />}>
            Export
          </Button>
        </div>
        <div className={classes.quiet}>
          {isPublic ? (
            <>
              <Link to={`/create/decks/${id}`}>Edit the deck</Link>
              <Link to={`/explore/decks/${id}`}>See its page</Link>
              <CopyButton value={`${location.origin}/explore/decks/${id}`}>
                {({ copied, copy }) => (
                  <button type="button" onClick={copy}>
                    {copied ? <Check size={14} aria-hidden /> : <Link2 size={14} aria-hidden />}
                    {copied ? 'Copied' : 'Copy link'}
                  </button>
                )}
              </CopyButton>
            </>
          ) : (
            <span>Only you can see a draft. Publish it in the editor to play and share it.</span>
          )}
        </div>
        {isPublic && <Visits deckId={id} />}
        {texts !== undefined && texts.description !== '' && <IconProse markdown={texts.description} />}
      </div>
    </header>
  );
}
