import { ActionIcon, SegmentedControl } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactElement, useMemo, useState } from 'react';
import type { BrowserRenderer } from '../../../rendering/createBrowserRenderer.js';
import { cardSheets } from './cardSheets.js';
import styles from './ExportPreview.module.css';
import type { Preview } from './planPreview.js';
import { SheetCanvas } from './SheetCanvas.js';

interface Props {
  readonly preview: Preview;
  readonly renderer: BrowserRenderer | undefined;
  /** “A4, 210 × 297 mm” */
  readonly paperName: string;
}

/** The sheets, or the pages of single cards, that will be printed. */
export function ExportPreview({ preview, renderer, paperName }: Props): ReactElement {
  const { grid, sides, count } = useMemo(() => preview.sheets ?? cardSheets(preview), [preview]);
  const [wantsBack, setWantsBack] = useState(false);
  const [wanted, setWanted] = useState(1);
  const number = Math.min(wanted, count);
  const hasBacks = sides.some(({ side }) => side === 'back');
  const shown =
    sides.find(({ sheet, side }) => sheet === number && (side === 'back') === (wantsBack && hasBacks)) ?? sides[0];
  const noun = preview.sheets === undefined ? 'Card' : 'Sheet';
  return (
    <section className={styles.preview} aria-label="Preview">
      <div className={styles.bar}>
        {hasBacks && (
          <SegmentedControl
            size="sm"
            aria-label="Side"
            data={[
              { value: 'front', label: 'Fronts' },
              { value: 'back', label: 'Backs' },
            ]}
            value={wantsBack ? 'back' : 'front'}
            onChange={(value) => {
              setWantsBack(value === 'back');
            }}
          />
        )}
        <span className={styles.measures}>{paperName}</span>
      </div>
      {shown === undefined ? (
        <p className={styles.none}>No card is chosen, so there is nothing to print.</p>
      ) : (
        <SheetCanvas
          side={shown}
          paper={grid}
          faces={preview.faces}
          renderer={renderer}
          label={`${noun} ${number} of ${count}, ${shown.side}`}
        />
      )}
      {count > 0 && (
        <nav className={styles.pager} aria-label={`${noun}s`}>
          <ActionIcon aria-label={`${noun} before`} disabled={number <= 1} onClick={() => setWanted(number - 1)}>
            <ChevronLeft size={16} />
          </ActionIcon>
          <span aria-live="polite">{`${noun} ${number} of ${count}`}</span>
          <ActionIcon
            aria-label={`Next ${noun.toLowerCase()}`}
            disabled={number >= count}
            onClick={() => setWanted(number + 1)}
          >
            <ChevronRight size={16} />
          </ActionIcon>
        </nav>
      )}
    </section>
  );
}
