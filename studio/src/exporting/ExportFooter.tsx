import { EXPORT_OPTIONS } from '@cardwright/renderer/imposition';
import { Button, Progress } from '@mantine/core';
import { useEffect, useState, type ReactElement, type RefObject } from 'react';
import { type ExportChoices, isUnderWay, type ExportJob } from '../api/exports.js';
import { allCards } from '../deck/document/find.js';
import type { SaveObstacle } from '../deck/saving/SaveObstacle.js';
import { chosenCards } from './chosenCards.js';
import { backsOf } from './backs.js';
import { isPlotted } from './cuts.js';
import styles from './ExportDialog.module.css';
import type { ChoiceProps } from './ChoiceProps.js';
import { failureOf } from './failureOf.js';
import { isSameOrder } from './isSameOrder.js';
import { Outcome } from './Outcome.js';
import type { Preview } from './planPreview.js';
import { type ExportSettings, faultOfAddress, missingProfile, optionsOf, presetOf, toOrder } from './settings.js';
import { stageCount, stageName } from './stageName.js';
import type { PrintWarning } from './printWarnings.js';
import { UnsavedNote } from './UnsavedNote.js';
import { useExport } from './useExport.js';
import { WarningCount } from './WarningCount.js';

interface Props extends ChoiceProps {
  /** The button that starts the export. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly preview: Preview | undefined;
  readonly warnings: readonly PrintWarning[];
  readonly onShowWarnings: () => void;
}

/** The result and the button that starts the export, then its progress. */
export function ExportFooter(props: Props): ReactElement {
  const { subject, choices, settings, button, preview, warnings, onShowWarnings } = props;
  const { deck, save, obstacle } = subject;
  const { job, isCutOff, isOrdering, isFull, start, cancel } = useExport(deck.id);
  /** Why the last export did not start: the deck was not saved. */
  const [unsaved, setUnsaved] = useState<{ readonly obstacle: SaveObstacle | undefined }>();
  const chosen = chosenCards(subject, settings.from);
  const numbers = allCards(deck).flatMap(({ id }, index) => (chosen.has(id) ? [index + 1] : []));
  const order = toOrder(deck.id, settings, numbers);
  const isRunning = job !== undefined && isUnderWay(job);
  const options = optionsOf(choices, settings);
  const isSeveral = settings.languages.length > 1 || backsOf(options) === 'separate' || isPlotted(choices, settings);
  const { extension } = presetOf(choices, settings);
  const saveFirst = async (): Promise<boolean> => {
    const isSaved = await save();
    setUnsaved(isSaved ? undefined : { obstacle: obstacle?.() });
    return isSaved;
  };
  useEffect(() => {
    // "Stop export" had the focus, and went with the export.
    if (!isRunning && document.activeElement === document.body) button.current?.focus();
  }, [isRunning, button]);
  const full = isFull ? FULL : undefined;
  const needed = stillNeeded(choices, settings) ?? (preview === undefined ? UNPRINTABLE : full);
  const failure = job?.status === 'failed' && isSameOrder(job, order) ? failureOf(job) : undefined;
  const isRefused = unsaved !== undefined || failure !== undefined;
  return (
    <div className={styles.footer} data-keep-clear>
      {isRunning ? (
        <Running job={job} isCutOff={isCutOff} note={full} />
      ) : (
        <div className={styles.outcome} role={isRefused ? 'alert' : undefined}>
          {unsaved !== undefined ? (
            <UnsavedNote obstacle={unsaved.obstacle} />
          ) : failure !== undefined ? (
            <span className={styles.failure}>{failure}</span>
          ) : needed !== undefined ? (
            <span>{needed}</span>
          ) : (
            preview && <Outcome preset={presetOf(choices, settings)} preview={preview} order={order} />
          )}
        </div>
      )}
      {!isRunning && (
        <WarningCount
          warnings={warnings}
          isAllowed={options.allow_broken === true}
          failOn={options.fail_on ?? EXPORT_OPTIONS.fail_on.default}
          onShow={onShowWarnings}
        />
      )}
      {isRunning && (
        <Button variant="default" onClick={() => void cancel()}>
          Stop export
        </Button>
      )}
      <Button
        ref={button}
        loading={isOrdering || (isRunning && isSameOrder(job, order))}
        disabled={preview === undefined || preview.cardCount === 0 || needed !== undefined}
        onClick={() => void start(order, saveFirst)}
      >
        Export {isSeveral ? 'zip' : (FILES[extension] ?? 'file')}
      </Button>
    </div>
  );
}

/** What the person has to do before the export can start. */
function stillNeeded(choices: ExportChoices, settings: ExportSettings): string | undefined {
  const fault = faultOfAddress(choices, settings);
  if (fault !== undefined) return fault.message;
  const profile = missingProfile(choices, settings);
  return profile === undefined ? undefined : `Add the colour profile ${profile}, or choose another one.`;
}

/** What the button calls a file, by its extension. */
const FILES: Readonly<Record<string, string>> = { '.pdf': 'PDF', '.zip': 'zip', '.html': 'page' };

/** On a phone, the preview may be out of sight. */
const UNPRINTABLE = 'Cards cannot be printed like this. The preview says why.';

const CUT_OFF = 'The server cannot be reached. The export continues when it is back.';

const FULL = 'Only three exports run at a time.';

interface RunningProps {
  readonly job: ExportJob;
  readonly isCutOff: boolean;
  readonly note: string | undefined;
}

function Running({ job, isCutOff, note }: RunningProps): ReactElement {
  return (
    <div className={styles.progress}>
      <span>
        <span role="status">{isCutOff ? CUT_OFF : stageName(job)}</span>
        {!isCutOff && stageCount(job)}
      </span>
      <Progress value={job.progress.share * 100} aria-label="Export" />
      {note !== undefined && <span>{note}</span>}
    </div>
  );
}
