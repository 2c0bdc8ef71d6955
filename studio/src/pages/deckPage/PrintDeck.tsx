import { SegmentedControl } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import type { DownloadChoice } from '../../api/downloads.js';
import { CardPicture } from '../../publicDecks/CardPicture.js';
import { DownloadButton } from '../../publicDecks/download/DownloadButton.js';
import { USUAL_PAPER } from '../../publicDecks/download/usualPaper.js';
import type { DeckView } from './deckView.js';
import page from './parts.module.css';
import classes from './PrintDeck.module.css';

/** Cards on the sheet that is pictured. */
const ON_SHEET = 9;
const PAPERS = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'Letter' },
] as const;

/** The deck as a file for one's own printer, in the language that the page shows. */
export default function PrintDeck({ view }: { readonly view: DeckView }): ReactElement {
  const [paper, setPaper] = useState<DownloadChoice['paper']>(USUAL_PAPER);
  return (
    <section aria-labelledby="print-deck" className={`${page.panel ?? ''} ${classes.print ?? ''}`}>
      <div className={classes.words}>
        <h2 id="print-deck" className={page.heading}>
          Print and play
        </h2>
        <p className={classes.text}>Sheets with marks to cut along, and backs that line up. Print them at 100%.</p>
        <SegmentedControl size="sm" aria-label="Paper" data={[...PAPERS]} value={paper} onChange={setPaper} />
        <DownloadButton choice={{ id: view.deck.id, paper, language: view.language }}>Download the PDF</DownloadButton>
      </div>
      <Sheet view={view} />
    </section>
  );
}

/** A sheet with the first cards, as it leaves the printer. */
function Sheet({ view: { deck, cards, language, ratio } }: { readonly view: DeckView }): ReactElement {
  return (
    <div className={classes.sheets} aria-hidden>
      <div className={classes.sheet}>
        {cards.slice(0, ON_SHEET).map(({ id }) => (
          <CardPicture
            key={id}
            pictured={{ deck, card: id, language }}
            sizes="90px"
            ratio={ratio}
            className={classes.card}
          />
        ))}
      </div>
    </div>
  );
}
