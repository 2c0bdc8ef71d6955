import { Button, Progress, SegmentedControl } from '@mantine/core';
import { Download as DownloadIcon } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { DownloadChoice } from '../../api/downloads.js';
import { fileSize } from '../../exporting/fileSize.js';
import { stageName } from '../../exporting/stageName.js';
import { CardPicture } from '../../publicDecks/CardPicture.js';
import type { DeckView } from './deckView.js';
import page from './parts.module.css';
import classes from './PrintDeck.module.css';
import { useDownload } from './useDownload.js';

/** Cards on the sheet that is pictured. */
const ON_SHEET = 9;
const PAPERS = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'Letter' },
] as const;

/** Where people use Letter, their browsers say so by their language. */
const USUAL_PAPER = /-(US|CA|MX|PH)\b/.test(navigator.language) ? 'letter' : 'a4';

/** The deck as a file for one's own printer, in the language that the page shows. */
export default function PrintDeck({ view }: { readonly view: DeckView }): ReactElement {
  const [paper, setPaper] = useState<DownloadChoice['paper']>(USUAL_PAPER);
  return (
    <section aria-labelledby="print-deck" className={`${page.panel ?? ''} ${classes.print ?? ''}`}>
      <div className={classes.words}>
        <h2 id="print-deck" className={page.heading}>
          Print and play
        </h2>
        <p className={classes.text}>
          Sheets with marks to cut along, and backs that line up. Print them at 100&nbsp;%.
        </p>
        <SegmentedControl size="sm" aria-label="Paper" data={[...PAPERS]} value={paper} onChange={setPaper} />
        {/* Each choice has its own file. */}
        <Downloading key={`${paper} ${view.language}`} choice={{ id: view.deck.id, paper, language: view.language }} />
      </div>
      <Sheet view={view} />
    </section>
  );
}

function Downloading({ choice }: { readonly choice: DownloadChoice }): ReactElement {
  const { download, isRunning, failure, start, address } = useDownload(choice);
  return (
    <div className={classes.download}>
      {download?.status === 'done' ? (
        <Button
          component="a"
          href={address}
          download
          variant="default"
          leftSection={<DownloadIcon size={16} aria-hidden />}
        >
          Download the PDF
        </Button>
      ) : (
        <Button
          variant="default"
          loading={isRunning}
          onClick={start}
          leftSection={<DownloadIcon size={16} aria-hidden />}
        >
          Download the PDF
        </Button>
      )}
      {download?.file && <span className={classes.size}>{fileSize(download.file.size)}</span>}
      {isRunning && (
        <div className={classes.progress}>
          <span role="status">{download === undefined ? 'Asking for the file' : stageName(download)}</span>
          <Progress value={(download?.progress.share ?? 0) * 100} aria-label="Making the PDF" />
        </div>
      )}
      {failure !== undefined && (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
    </div>
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
