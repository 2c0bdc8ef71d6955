import { type FaceInput, rangesOf } from '@cardwright/renderer';
import { useEffect, useRef, type ReactElement } from 'react';
import { useStore } from 'zustand';
import type { ExportJob } from '../api/exports.js';
import { CardThumbnail } from '../rendering/CardThumbnail.js';
import { counted } from '../words/counted.js';
import { fixOf, messageInEditorWords } from '../words/findingWords.js';
import { exportRuns } from './exportRuns.js';
import type { ExportSubject } from './ExportSubject.js';
import { FixButton } from '../deck/review/FixButton.js';
import styles from './JobFindings.module.css';

type Found = ExportJob['problems'][number];

interface Props extends Pick<ExportSubject, 'deck' | 'applyFix'> {
  readonly job: ExportJob;
  /** A face of the deck as it is now, if it still has that card. */
  readonly faceOf: (card: number, side: 'front' | 'back') => FaceInput | undefined;
}

/** What the check before an export found: the card, what is wrong with it, and what to do. */
export function JobFindings({ job, ...rest }: Props): ReactElement | null {
  const { status, problems, problem_count: count } = job;
  const list = useRef<HTMLDetailsElement>(null);
  const isLast = useStore(exportRuns, ({ jobs }) => jobs[rest.deck.id]?.id === job.id);
  // It has just been stopped by what is listed here. The list may show it for the first time now.
  const isJustStopped = isLast && status === 'failed';
  useEffect(() => {
    if (isJustStopped) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isJustStopped]);
  if (count === 0) return null;
  return (
    <details ref={list} className={styles.findings} open={status === 'failed' || undefined}>
      <summary>The check found {counted(count, 'thing')} to look at</summary>
      <ul>
        {problems.map((found) => (
          <Finding key={`${found.code} ${found.path} ${found.message}`} found={found} {...rest} />
        ))}
      </ul>
      {count > problems.length && <p>And {count - problems.length} more.</p>}
    </details>
  );
}

function Finding({ found, deck, faceOf, applyFix }: Omit<Props, 'job'> & { readonly found: Found }): ReactElement {
  const { message, severity, side = 'front', cards = [], quick_fix: fix } = found;
  const numbers = cards.flatMap(({ number }) => number ?? []);
  const [first] = numbers;
  const face = first === undefined ? undefined : faceOf(first, side);
  const where = numbers.length === 0 ? 'Deck' : `${numbers.length === 1 ? 'Card' : 'Cards'} ${rangesOf(numbers)}`;
  return (
    <li data-severity={severity}>
      {face !== undefined && <CardThumbnail face={face} width={40} />}
      <div>
        <strong>{side === 'back' && numbers.length > 0 ? `${where}, back` : where}</strong>{' '}
        {messageInEditorWords(message, deck)}
        <span>{fixOf(found)}</span>
        <FixButton fix={fix} onApply={applyFix} />
      </div>
    </li>
  );
}
