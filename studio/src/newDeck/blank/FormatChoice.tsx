import { UnstyledButton } from '@mantine/core';
import { useId, type ReactElement } from 'react';
import { moveBetweenRadios } from '../moveBetweenRadios.js';
import styles from './BlankDeck.module.css';
import type { CardFormat } from '../designs/cardFormats.js';

interface FormatChoiceProps {
  readonly formats: readonly CardFormat[];
  readonly value: string | undefined;
  readonly onChange: (ratio: string) => void;
}

/** The card size. */
export function FormatChoice({ formats, value, onChange }: FormatChoiceProps): ReactElement | null {
  const label = useId();
  if (formats.length === 0) return null;
  return (
    <div>
      <div className={styles.label} id={label}>
        Size
      </div>
      <div className={styles.formats} role="radiogroup" aria-labelledby={label} onKeyDown={moveBetweenRadios}>
        {formats.map(({ ratio, name, about }) => (
          <UnstyledButton
            key={ratio}
            className={styles.format}
            role="radio"
            aria-checked={ratio === value}
            tabIndex={ratio === value ? 0 : -1}
            onClick={() => onChange(ratio)}
          >
            <strong>{name}</strong>
            <span>{about}</span>
          </UnstyledButton>
        ))}
      </div>
    </div>
  );
}
