import { Button, CopyButton, Textarea, TextInput } from '@mantine/core';
import { Check, Flag, Link2 } from 'lucide-react';
import { lazy, useState, type ReactElement } from 'react';
import { LazyPart } from '../../components/LazyPart.js';
import { useReturnedFocus } from '../../components/useReturnedFocus.js';
import { DeckCode } from '../../publicDecks/DeckCode.js';
import { shortPath } from '../../publicDecks/shortPath.js';
import type { DeckView } from './deckView.js';
import page from './parts.module.css';
import classes from './ShareDeck.module.css';

const ReportDialog = lazy(() => import('./ReportDialog.js'));

/** Ways to pass the deck on: its link, a code for the wall, a frame for another site. And a way to complain. */
export default function ShareDeck({ view }: { readonly view: DeckView }): ReactElement {
  const [isReporting, setReporting] = useState(false);
  useReturnedFocus(isReporting);
  const address = `${location.origin}${shortPath(view.deck.id)}`;
  const play = `${location.origin}/play/random/${view.deck.id}`;
  const game = `${location.origin}/api/decks/public/${view.deck.id}/card-game-simulator?language=${encodeURIComponent(view.language)}`;
  // The program asks for everything by https on the usual port, whatever the address says.
  const canSimulate = location.protocol === 'https:' && location.port === '';
  const frame = `<iframe src="${play}?embed=1" width="420" height="720" style="border:0;border-radius:16px" allow="fullscreen" title="${escapeAttribute(view.title)}"></iframe>`;
  return (
    <section aria-labelledby="share-deck" className={classes.share}>
      <div className={page.panel}>
        <h2 id="share-deck" className={page.heading}>
          Share it across the room
        </h2>
        <p className={classes.text}>Put the code on your last slide. Phones open the deck at once, ready to draw.</p>
        <div className={classes.pair}>
          <div className={classes.fields}>
            <TextInput label="Link" value={address} readOnly onFocus={({ currentTarget }) => currentTarget.select()} />
            <Copied value={address} label="Copy link" />
            {canSimulate && (
              <>
                <TextInput
                  label="Address for Card Game Simulator"
                  description="Add it there as a game: it always shows the latest cards."
                  className={classes.next ?? ''}
                  value={game}
                  readOnly
                  onFocus={({ currentTarget }) => currentTarget.select()}
                />
                <Copied value={game} label="Copy address" />
              </>
            )}
          </div>
          <DeckCode address={play} title={view.title} alt="QR code that opens the deck, ready to draw" />
        </div>
      </div>
      <div className={page.panel}>
        <h2 className={page.heading}>Put it on a page</h2>
        <p className={classes.text}>Embed the deck on your own site, so that everybody can draw cards there.</p>
        <div className={classes.fields}>
          <Textarea
            label="Embed code"
            value={frame}
            readOnly
            rows={4}
            classNames={{ input: classes.code ?? '' }}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Copied value={frame} label="Copy code" />
        </div>
      </div>
      <Button
        variant="subtle"
        size="sm"
        className={classes.report ?? ''}
        leftSection={<Flag size={14} aria-hidden />}
        onClick={() => setReporting(true)}
      >
        Report this deck
      </Button>
      {isReporting && (
        <LazyPart>
          <ReportDialog id={view.deck.id} onClose={() => setReporting(false)} />
        </LazyPart>
      )}
    </section>
  );
}

function Copied({ value, label }: { readonly value: string; readonly label: string }): ReactElement {
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          onClick={copy}
          leftSection={copied ? <Check size={16} aria-hidden /> : <Link2 size={16} aria-hidden />}
        >
          {copied ? 'Copied' : label}
        </Button>
      )}
    </CopyButton>
  );
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
