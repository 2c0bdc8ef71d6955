import { Button, Progress } from '@mantine/core';
import type { ReactElement } from 'react';
import { isUnderWay } from '../../../api/exports.js';
import { allCards } from '../../../document/find.js';
import styles from './ExportDialog.module.css';
import type { ChoiceProps } from './ExportForm.js';
import type { Preview } from './planPreview.js';
import { presetOf, toOrder } from './settings.js';
import { stageName } from './stageName.js';
import { useExport } from './useExport.js';

interface Props extends ChoiceProps {
  readonly preview: Preview | undefined;
}

/** What comes out, and the button that makes it; how far it is while it is made. */
export function ExportFooter({ subject, choices, settings, preview }: Props): ReactElement {
  const { job, isOrdering, start, cancel } = useExport();
  const numbers = allCards(subject.deck).flatMap(({ id }, index) => (subject.selectedIds.has(id) ? [index + 1] : []));
  const order = toOrder(subject.deck.id, settings, numbers);
  const isRunning = job !== undefined && isUnderWay(job);
  const noun = presetOf(choices, settings).product === 'zip' ? 'zip' : 'PDF';
  return (
    <footer className={styles.footer}>
      {isRunning ? (
        <div className={styles.progress} role="status">
          <span>{job.is_cancelling ? 'Stopping' : stageName(job)}</span>
          <Progress value={job.progress.share * 100} aria-label="Export" />
        </div>
      ) : (
        <div className={styles.outcome} role={job?.status === 'failed' ? 'alert' : undefined}>
          {job?.status === 'failed' ? (
            <span className={styles.failure}>{job.error ?? 'The export failed.'}</span>
          ) : (
            preview && <Outcome preview={preview} />
          )}
        </div>
      )}
      {isRunning && (
        <Button variant="default" onClick={() => void cancel()} disabled={job.is_cancelling}>
          Stop export
        </Button>
      )}
      <Button
        loading={isOrdering}
        disabled={isRunning || preview === undefined || preview.cardCount === 0}
        onClick={() => void start(order, subject.save)}
      >
        Export {noun}
      </Button>
    </footer>
  );
}

function Outcome({ preview: { sheets, cardCount } }: { readonly preview: Preview }): ReactElement {
  const cards = `${cardCount} ${cardCount === 1 ? 'card' : 'cards'}`;
  if (sheets === undefined) return <strong>{cards}</strong>;
  const backs = sheets.sides.filter(({ side }) => side === 'back').length;
  const fronts = sheets.sides.length - backs;
  const pages = backs === 0 ? `${fronts} ${fronts === 1 ? 'page' : 'pages'}` : `${fronts} fronts, ${backs} backs`;
  return (
    <>
      <strong>{pages}</strong>
      <span>
        {cards}, {sheets.grid.cells.length} a sheet
      </span>
    </>
  );
}
