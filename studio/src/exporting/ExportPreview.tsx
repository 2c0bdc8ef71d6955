import type { ProofFindings } from '@cardwright/renderer/press';
import { ActionIcon, SegmentedControl, Switch } from '@mantine/core';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactElement, useMemo, useState } from 'react';
import type { BrowserRenderer } from '../rendering/createBrowserRenderer.js';
import styles from './ExportPreview.module.css';
import type { Preview, PreviewSheets } from './planPreview.js';
import type { ProofChoice } from './proof/ProofChoice.js';
import { ProofLegend } from './proof/ProofLegend.js';
import { useProof } from './proof/useProof.js';
import { SheetCanvas } from './SheetCanvas.js';

/** The page shown in the preview. */
export interface PreviewPlace {
  /** 1-based. */
  readonly number: number;
  readonly side: 'front' | 'back';
  /** Drawings that a warning refers to. */
  readonly pointedAt: ReadonlySet<number>;
}

interface Props {
  /** Why the choices made since this preview cannot be printed. */
  readonly problem: string | undefined;
  /** How the colours print; undefined if the file is not for a press. */
  readonly press: ProofChoice | undefined;
  readonly preview: Preview;
  readonly sheets: PreviewSheets;
  /** Whether the deck has cards at all, chosen or not. */
  readonly hasCards: boolean;
  readonly renderer: BrowserRenderer | undefined;
  /** “A4, 210 × 297 mm” */
  readonly paperName: string;
  readonly hasCutMarks: boolean;
  readonly place: PreviewPlace;
  readonly onGo: (place: PreviewPlace) => void;
}

/** The sheets, or single-card pages, that will be printed. */
export function ExportPreview({
  problem,
  press,
  preview,
  sheets,
  hasCards,
  renderer,
  paperName,
  hasCutMarks,
  place,
  onGo,
}: Props): ReactElement {
  const { grid, sides, count, lost = [] } = sheets;
  const [isZoomed, setZoomed] = useState(false);
  const [isProof, setProof] = useState(false);
  const [found, setFound] = useState<ProofFindings>();
  const proof = useProof(isProof ? press : undefined);
  const { table } = proof;
  const sheetProof = useMemo(() => table && press && { table, press }, [table, press]);
  const number = Math.min(place.number, Math.max(1, count));
  const hasBoth = sides.some(({ side }) => side === 'back') && sides.some(({ side }) => side === 'front');
  const shown = sides.find(({ sheet, side }) => sheet === number && (!hasBoth || side === place.side)) ?? sides[0];
  const noun = preview.sheets === undefined ? 'Card' : 'Sheet';
  const go = (to: number): void => onGo({ ...place, number: to });
  return (
    <section className={styles.preview} aria-label="Preview">
      <div className={styles.bar}>
        {hasBoth && <SideChoice place={place} onGo={onGo} />}
        {press !== undefined && (
          <Switch
            label="Press colours"
            checked={isProof}
            onChange={({ currentTarget }) => setProof(currentTarget.checked)}
          />
        )}
        {problem === undefined && <span className={styles.measures}>{paperName}</span>}
      </div>
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {problem === undefined &&
        lost.map((note) => (
          <p key={note} className={styles.note} role="status">
            {note}
          </p>
        ))}
      {shown === undefined ? (
        <p className={styles.none}>
          {hasCards
            ? 'No cards are selected, so there is nothing to print.'
            : 'This deck has no cards yet. Close this window and add one on the Cards tab.'}
        </p>
      ) : (
        <SheetCanvas
          side={shown}
          paper={grid}
          faces={preview.faces}
          repair={preview.repairBleed}
          renderer={renderer}
          label={`${noun} ${number} of ${count}, ${shown.side}`}
          isZoomed={isZoomed}
          hasCutMarks={hasCutMarks}
          pointedAt={place.pointedAt}
          proof={sheetProof}
          onProof={setFound}
        />
      )}
      {press !== undefined && isProof && <ProofLegend press={press} proof={proof} found={found} />}
      {shown !== undefined && (
        <nav className={styles.pager} data-keep-clear aria-label={`${noun}s`}>
          <ActionIcon aria-label={`${noun} before`} disabled={number <= 1} onClick={() => go(number - 1)}>
            <ChevronLeft size={16} />
          </ActionIcon>
          <span aria-live="polite">{`${noun} ${number} of ${count}`}</span>
          <ActionIcon
            aria-label={`Next ${noun.toLowerCase()}`}
            disabled={number >= count}
            onClick={() => go(number + 1)}
          >
            <ChevronRight size={16} />
          </ActionIcon>
          <span className={styles.rule} />
          <ActionIcon
            aria-label={isZoomed ? 'Show the whole page' : 'Close-up'}
            onClick={() => setZoomed((was) => !was)}
          >
            {isZoomed ? <ZoomOut size={16} /> : <ZoomIn size={16} />}
          </ActionIcon>
        </nav>
      )}
    </section>
  );
}

function SideChoice({ place, onGo }: Pick<Props, 'place' | 'onGo'>): ReactElement {
  return (
    <SegmentedControl
      size="sm"
      aria-label="Side"
      data={[
        { value: 'front', label: 'Fronts' },
        { value: 'back', label: 'Backs' },
      ]}
      value={place.side}
      onChange={(side) => onGo({ ...place, side })}
    />
  );
}
