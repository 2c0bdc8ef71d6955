import type { DeckFix, FaceInput } from '@cardwright/renderer';
import { Switch, UnstyledButton } from '@mantine/core';
import { OctagonX, TriangleAlert } from 'lucide-react';
import { useState, type ReactElement, type Ref } from 'react';
import { CardThumbnail } from '../rendering/CardThumbnail.js';
import type { ChoiceProps } from './ChoiceProps.js';
import { FixButton } from '../deck/review/FixButton.js';
import styles from './PrintWarnings.module.css';
import type { PrintWarning } from './printWarnings.js';
import { optionsOf, withOption } from './settings.js';

interface Props extends ChoiceProps {
  readonly warnings: readonly PrintWarning[];
  /** The first warning, which can be focused. */
  readonly first: Ref<HTMLDivElement>;
  /** The faces, by the numbers of the warnings. */
  readonly faces: readonly FaceInput[];
  /** Shows the first of these faces that is not visible yet. */
  readonly onShow: (drawings: readonly number[]) => void;
}

/** The review lists them all; here they must not hide the settings. */
const MOST_FIXES = 3;

/** Warns of parts that would print badly, and shows where they are. */
export function PrintWarnings({
  warnings,
  first,
  faces,
  onShow,
  subject,
  choices,
  settings,
  onChange,
}: Props): ReactElement {
  const [applied, setApplied] = useState<DeckFix>();
  const apply = (fix: DeckFix): void => {
    setApplied(fix);
    subject.applyFix?.(fix);
  };
  return (
    <div role="status" className={styles.warnings}>
      {warnings.map(({ kind, severity, title, message, drawings, stops, fixes }, index) => (
        <div
          key={kind}
          className={styles.warning}
          data-severity={severity}
          {...(index === 0 && { ref: first, tabIndex: -1 })}
        >
          <Mark severity={severity} />
          <Picture face={faces[drawings[0] ?? 0]} />
          <div className={styles.text}>
            <strong>{title}</strong> {message}
            {stops && (
              <Switch
                className={styles.anyway}
                label="Print them anyway"
                checked={optionsOf(choices, settings).allow_broken === true}
                onChange={({ currentTarget }) =>
                  onChange(withOption(settings, 'allow_broken', currentTarget.checked || undefined))
                }
              />
            )}
            {fixes.slice(0, MOST_FIXES).map((fix) => (
              <FixButton
                key={JSON.stringify(fix.edits)}
                fix={fix}
                isApplied={fix === applied}
                onApply={subject.applyFix && apply}
              />
            ))}
          </div>
          <UnstyledButton className={styles.show} aria-label={`Show: ${title}`} onClick={() => onShow(drawings)}>
            Show
          </UnstyledButton>
        </div>
      ))}
    </div>
  );
}

function Mark({ severity }: Pick<PrintWarning, 'severity'>): ReactElement {
  if (severity === 'error') return <OctagonX size={17} role="img" aria-label="Error:" />;
  return <TriangleAlert size={17} role="img" aria-label="Warning:" />;
}

function Picture({ face }: { readonly face: FaceInput | undefined }): ReactElement | null {
  return face === undefined ? null : <CardThumbnail face={face} width={40} />;
}
