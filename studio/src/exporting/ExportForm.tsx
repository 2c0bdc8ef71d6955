import { sizeOfDeck, type FaceInput } from '@cardwright/renderer';
import { Button, CloseButton, Modal } from '@mantine/core';
import { useMemo, useRef, useState, type ReactElement } from 'react';
import type { ExportChoices } from '../api/exports.js';
import { useRenderer } from '../rendering/useRenderer.js';
import { allCards } from '../deck/document/find.js';
import { ChangesChoice } from './ChangesChoice.js';
import { CardChoice } from './CardChoice.js';
import { choicesInShape } from './choicesInShape.js';
import { cardSheets } from './cardSheets.js';
import styles from './ExportDialog.module.css';
import type { ExportSubject } from './ExportSubject.js';
import { ExportFooter } from './ExportFooter.js';
import { ExportPreview, type PreviewPlace } from './ExportPreview.js';
import { FailOnChoice } from './FailOnChoice.js';
import { KindChoice } from './KindChoice.js';
import { LanguageChoice } from './LanguageChoice.js';
import { PastExports } from './PastExports.js';
import { placeOfNext } from './placeOfNext.js';
import type { Preview } from './planPreview.js';
import { PresetChoice } from './PresetChoice.js';
import { printWarnings } from './printWarnings.js';
import { PrintWarnings } from './PrintWarnings.js';
import { settingsOfJob } from './earlierSettings.js';
import { type ExportSettings, missingProfile, optionsOf, presetOf } from './settings.js';
import { type ProofChoice, proofChoice } from './proof/ProofChoice.js';
import { ProductChoices } from './ProductChoices.js';
import { describePaper } from './tryPreview.js';
import { useExportSettings } from './useExportSettings.js';
import { usePreview } from './usePreview.js';
import { withSizeOfDeck } from './withSizeOfDeck.js';
import { usePrintFindings } from './usePrintFindings.js';

interface Props {
  readonly subject: ExportSubject;
  readonly choices: ExportChoices;
  readonly onClose: () => void;
  /** Opens the member's own presets and profiles. */
  readonly onOwn: () => void;
}

const NO_FACES: readonly FaceInput[] = [];
const START: PreviewPlace = { number: 1, side: 'front', pointedAt: new Set() };

export function ExportForm({ subject, choices: all, onClose, onOwn }: Props): ReactElement {
  const { deck, title } = subject;
  const own = useMemo(() => sizeOfDeck(deck), [deck]);
  const choices = useMemo(() => withSizeOfDeck(choicesInShape(all, subject.ratio), own), [all, subject.ratio, own]);
  const [settings, setSettings] = useExportSettings(subject, choices, own);
  const [place, setPlace] = useState(START);
  const state = useRenderer();
  const renderer = state.status === 'ready' ? state.renderer : undefined;
  const { preview, problem } = usePreview(subject, choices, settings);
  const sheets = useMemo(() => preview && (preview.sheets ?? cardSheets(preview)), [preview]);
  const press = useMemo(() => pressOf(choices, settings), [choices, settings]);
  const found = usePrintFindings(renderer, preview, press);
  const warnings = useMemo(() => printWarnings(found?.findings ?? []), [found]);
  const firstWarning = useRef<HTMLDivElement>(null);
  const rows = { subject, choices, settings, onChange: setSettings };
  const exportButton = useRef<HTMLButtonElement>(null);
  const startAgain = (again: ExportSettings): void => {
    setSettings(again);
    exportButton.current?.focus();
  };
  const { product } = presetOf(choices, settings);
  const { marks, plotter } = optionsOf(choices, settings);
  return (
    <div className={styles.dialog}>
      <div className={styles.head}>
        <Modal.Title className={styles.title ?? ''}>Export {title}</Modal.Title>
        <CloseButton aria-label="Close" onClick={onClose} />
      </div>
      {preview === undefined || sheets === undefined ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : (
        <ExportPreview
          problem={problem}
          press={press}
          preview={preview}
          sheets={sheets}
          hasCards={allCards(deck).length > 0}
          renderer={renderer}
          paperName={describePaper(preview, choices, settings)}
          hasCutMarks={product === 'pdf-sheets' && plotter === 'none' && (marks === 'ticks' || marks === 'crosses')}
          place={place}
          onGo={setPlace}
        />
      )}
      <div className={styles.side} data-keep-clear="beside">
        <KindChoice {...rows} />
        <div className={styles.rows}>
          <PresetChoice {...rows} />
          <CardChoice {...rows} />
          <ChangesChoice {...rows} />
          <LanguageChoice {...rows} />
          <ProductChoices {...rows} />
          <FailOnChoice {...rows} />
          <Button className={styles.more ?? ''} variant="subtle" size="sm" onClick={onOwn}>
            Your presets and profiles
          </Button>
        </div>
        <PrintWarnings
          {...rows}
          warnings={warnings}
          first={firstWarning}
          faces={found?.preview.faces ?? NO_FACES}
          onShow={(drawings) => sheets && setPlace((at) => placeOfNext(sheets, at, drawings))}
        />
        <PastExports
          deck={deck}
          againLike={(job) => {
            const again = settingsOfJob(choices, settings, job);
            return again && (() => startAgain(again));
          }}
          applyFix={subject.applyFix}
          faceOf={(number, side) => preview && faceOf(preview, number, side)}
        />
      </div>
      <ExportFooter
        {...rows}
        button={exportButton}
        preview={problem === undefined ? preview : undefined}
        warnings={warnings}
        onShowWarnings={() => showAndFocus(firstWarning.current)}
      />
    </div>
  );
}

function showAndFocus(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}

/** What the file is printed with; undefined without a press, and while the profile of its inks is missing. */
function pressOf(choices: ExportChoices, settings: ExportSettings): ProofChoice | undefined {
  return missingProfile(choices, settings) === undefined ? proofChoice(optionsOf(choices, settings)) : undefined;
}

/** A face in the preview, if that card is printed. */
function faceOf({ planned, faces }: Preview, number: number, side: 'front' | 'back'): FaceInput | undefined {
  const index = planned.findIndex((card) => card.number === number);
  return index < 0 ? undefined : faces[2 * index + (side === 'back' ? 1 : 0)];
}
