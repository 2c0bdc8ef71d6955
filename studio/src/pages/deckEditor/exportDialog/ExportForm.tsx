import { CloseButton } from '@mantine/core';
import { useMemo, useState, type ReactElement } from 'react';
import type { ExportChoices } from '../../../api/exports.js';
import { useRenderer } from '../../../rendering/useRenderer.js';
import { CardChoice } from './CardChoice.js';
import styles from './ExportDialog.module.css';
import type { ExportSubject } from './ExportDialog.js';
import { ExportFooter } from './ExportFooter.js';
import { ExportPreview } from './ExportPreview.js';
import { KindChoice } from './KindChoice.js';
import { LanguageChoice } from './LanguageChoice.js';
import { PastExports } from './PastExports.js';
import { PresetChoice } from './PresetChoice.js';
import { type ExportSettings, firstSettings, presetOf } from './settings.js';
import { SheetChoices } from './SheetChoices.js';
import { describePaper, tryPreview } from './tryPreview.js';

interface Props {
  readonly subject: ExportSubject;
  readonly choices: ExportChoices;
  readonly onClose: () => void;
}

/** What every row of the dialog gets. */
export interface ChoiceProps {
  readonly subject: ExportSubject;
  readonly choices: ExportChoices;
  readonly settings: ExportSettings;
  readonly onChange: (settings: ExportSettings) => void;
}

export function ExportForm({ subject, choices, onClose }: Props): ReactElement {
  const { deck, catalogue, selectedIds, title } = subject;
  const [settings, setSettings] = useState(() => firstSettings(choices, deck.default_language, undefined));
  const state = useRenderer();
  const { preview, problem } = useMemo(
    () => tryPreview({ deck, catalogue, isSelected: ({ card }) => selectedIds.has(card.id ?? '') }, choices, settings),
    [deck, catalogue, selectedIds, choices, settings],
  );
  const rows = { subject, choices, settings, onChange: setSettings };
  const isSheets = presetOf(choices, settings).product === 'pdf-sheets';
  return (
    <div className={styles.dialog}>
      {preview === undefined ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : (
        <ExportPreview
          preview={preview}
          renderer={state.status === 'ready' ? state.renderer : undefined}
          paperName={describePaper(preview)}
        />
      )}
      <div className={styles.side}>
        <header className={styles.head}>
          <h2 id="export-title" className={styles.title}>
            Export {title}
          </h2>
          <CloseButton aria-label="Close" onClick={onClose} />
        </header>
        <KindChoice {...rows} />
        <div className={styles.rows}>
          <PresetChoice {...rows} />
          <CardChoice {...rows} />
          <LanguageChoice {...rows} />
          {isSheets && <SheetChoices {...rows} />}
        </div>
        <PastExports deckId={deck.id} />
      </div>
      <ExportFooter {...rows} preview={preview} />
    </div>
  );
}
