import { UnstyledButton } from '@mantine/core';
import { useId, useMemo, type ReactElement } from 'react';
import type { StoredTemplate } from '../../api/templates.js';
import { CardSkeleton } from '../../rendering/CardSkeleton.js';
import { CardThumbnail } from '../../rendering/CardThumbnail.js';
import { useCatalogue } from '../../rendering/useCatalogue.js';
import { moveBetweenRadios } from '../moveBetweenRadios.js';
import { sampleDeck } from '../../designs/sampleDeck.js';
import { sampleFace } from '../../designs/sampleFace.js';
import styles from './BlankDeck.module.css';

const WIDTH = 60;

interface BackChoiceProps {
  readonly backs: readonly StoredTemplate[];
  readonly value: string | undefined;
  readonly onChange: (id: string) => void;
}

/** The shared back. */
export function BackChoice({ backs, value, onChange }: BackChoiceProps): ReactElement {
  const label = useId();
  const { catalogue } = useCatalogue();
  const deck = useMemo(sampleDeck, []);
  const faces = useMemo(
    () => backs.map((back) => catalogue && sampleFace(deck, back, catalogue)),
    [backs, catalogue, deck],
  );
  return (
    <div>
      <div className={styles.label} id={label}>
        Back
      </div>
      <div className={styles.backs} role="radiogroup" aria-labelledby={label} onKeyDown={moveBetweenRadios}>
        {backs.map(({ id, name }, index) => {
          const face = faces[index];
          return (
            <UnstyledButton
              key={id}
              className={styles.back}
              role="radio"
              aria-checked={id === value}
              tabIndex={id === value ? 0 : -1}
              aria-label={name}
              title={name}
              onClick={() => onChange(id)}
            >
              {face === undefined ? <CardSkeleton width={WIDTH} /> : <CardThumbnail face={face} width={WIDTH} />}
            </UnstyledButton>
          );
        })}
      </div>
    </div>
  );
}
