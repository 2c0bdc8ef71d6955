import { lazy, useState, type ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { useSingleKeys } from '../../actions/useSingleKeys.js';
import { LazyPart } from '../../components/LazyPart.js';
import { ratioOf } from '../../publicDecks/ratioOf.js';
import { Hand } from './Hand.js';
import { HandOver } from './HandOver.js';
import { playedCards } from './pile.js';
import { PlayBar } from './PlayBar.js';
import classes from './PlayPage.module.css';
import type { PlayedDeck } from './playedDeck.js';
import { usePlaySettings } from './playSettings.js';
import { PlayTop } from './PlayTop.js';
import { PresenterTop } from './PresenterTop.js';
import { DrawPile, PlayedPile } from './Piles.js';
import { Said } from './Said.js';
import { useOffline } from './offline/useOffline.js';
import { usePlay } from './usePlay.js';
import { usePlayActions } from './usePlayActions.js';
import { usePresenting } from './usePresenting.js';
import { useWords } from './useWords.js';

const loadOptions = () => import('./PlayOptions.js');
const loadPlayed = () => import('./PlayedDialog.js');
const PlayOptions = lazy(loadOptions);
const PlayedDialog = lazy(loadPlayed);
const loadDialogs = (): Promise<unknown> => Promise.all([loadOptions(), loadPlayed()]);

/** The lit table: a pile, the card, what was played, and everything one can do. */
export function Table({ deck }: { readonly deck: PlayedDeck }): ReactElement {
  const play = usePlay(deck);
  const [search] = useSearchParams();
  const isLargeType = usePlaySettings((settings) => settings.isLargeType);
  const presenting = usePresenting();
  const { isPresenting } = presenting;
  const [open, setOpen] = useState<'options' | 'played'>();
  const words = useWords(deck, play.language);
  const actions = usePlayActions(deck, play, {
    onPresent: presenting.toggle,
    onOptions: () => setOpen('options'),
  });
  const isEmbedded = search.get('embed') === '1';
  const offline = useOffline(deck, play.language, { loadRest: loadDialogs, isEmbedded });
  const leaving = { label: 'Leave presenter view', shortcuts: ['Escape'], run: presenting.leave };
  useSingleKeys('Playing', isPresenting ? [...actions.keys, leaving] : actions.keys);
  const ratio = ratioOf(deck.ratio);
  const played = playedCards(play.pile);
  const common = { deck, language: play.language, ratio };
  const close = (): void => setOpen(undefined);
  return (
    <div className={classes.felt} data-presenting={isPresenting || undefined}>
      <h1 className={classes.unseen}>Play {actions.title}</h1>
      {isPresenting ? (
        <PresenterTop timer={actions.timer} onLeave={presenting.leave} />
      ) : (
        <PlayTop deck={deck} play={play} isEmbedded={isEmbedded} onOptions={() => setOpen('options')} />
      )}
      <div className={classes.table}>
        <DrawPile ratio={ratio} count={play.pile.left.length} onDraw={actions.next} />
        {actions.isHanding ? (
          <HandOver onReady={actions.reveal} />
        ) : play.shown.length === 0 ? (
          <NoCards
            isEmpty={deck.cards.length === 0}
            isFavourites={play.choice === 'favourites'}
            onAll={() => play.choose('')}
          />
        ) : (
          <Hand
            key={`${play.pile.at} ${play.pile.round}`}
            {...common}
            cards={play.shown}
            isFlipped={actions.isFlipped}
            words={words}
            onNext={actions.next}
            onBack={actions.back}
            onFlip={actions.flip}
          />
        )}
        <PlayedPile {...common} cards={played} onLook={() => setOpen('played')} />
      </div>
      <Said
        deck={deck}
        play={play}
        words={words}
        isFlipped={actions.isFlipped}
        isHidden={actions.isHanding}
        isLarge={isLargeType || isPresenting}
      />
      {!isPresenting && <PlayBar deck={deck} play={play} actions={actions} />}
      {open === 'options' && (
        <LazyPart>
          <PlayOptions deck={deck} play={play} actions={actions} offline={offline} onClose={close} />
        </LazyPart>
      )}
      {open === 'played' && (
        <LazyPart>
          <PlayedDialog {...common} cards={played} words={words} onClose={close} />
        </LazyPart>
      )}
    </div>
  );
}

interface NoCardsProps {
  /** Whether the deck has no cards at all. */
  readonly isEmpty: boolean;
  readonly isFavourites: boolean;
  readonly onAll: () => void;
}

function NoCards({ isEmpty, isFavourites, onAll }: NoCardsProps): ReactElement {
  if (isEmpty)
    return (
      <div className={classes.none}>
        <p>This deck has no cards yet.</p>
      </div>
    );
  return (
    <div className={classes.none}>
      <p>
        {isFavourites
          ? 'You have no favourites in this deck yet. Press B to add the card that you see.'
          : 'There is no card to draw here.'}
      </p>
      <button type="button" className={classes.quiet} onClick={onAll}>
        Play all cards
      </button>
    </div>
  );
}
