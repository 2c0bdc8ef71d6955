import { Switch, UnstyledButton } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ChoiceProps } from './ChoiceProps.js';
import styles from './PrintWarnings.module.css';
import type { PrintWarning } from './printWarnings.js';
import { optionsOf, withOption } from './settings.js';

interface Props extends Pick<ChoiceProps, 'choices' | 'settings' | 'onChange'> {
  readonly warnings: readonly PrintWarning[];
  /** Shows the first of these faces that is not visible yet. */
  readonly onShow: (drawings: readonly number[]) => void;
}

/** What would print badly, and where. */
export function PrintWarnings({ warnings, onShow, choices, settings, onChange }: Props): ReactElement {
  return (
    <div role="status" className={styles.warnings}>
      {warnings.map(({ kind, title, message, drawings, stops }) => (
        <div key={kind} className={styles.warning}>
          <TriangleAlert size={17} aria-hidden />
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
          </div>
          <UnstyledButton className={styles.show} aria-label={`Show: ${title}`} onClick={() => onShow(drawings)}>
            Show
          </UnstyledButton>
        </div>
      ))}
    </div>
  );
}
