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

interface FaceChoiceProps {
  /** 'Front' */
  readonly label: string;
  readonly templates: readonly StoredTemplate[];
  readonly value: string | undefined;
  readonly onChange: (id: string) => void;
}

/** The design of one side, chosen from pictures of a sample card. */
export function FaceChoice({ label, templates, value, onChange }: FaceChoiceProps): ReactElement {
  const labelId = useId();
  const { catalogue } = useCatalogue();
  const deck = useMemo(sampleDeck, []);
  const faces = useMemo(
    () => templates.map((template) => catalogue && sampleFace(deck, template, catalogue)),
    [templates, catalogue, deck],
  );
  return (
    <div>
      <div className={styles.label} id={labelId}>
        {label}
      </div>
      <div className={styles.designs} role="radiogroup" aria-labelledby={labelId} onKeyDown={moveBetweenRadios}>
        {templates.map(({ id, name }, index) => {
          const face = faces[index];
          return (
            <UnstyledButton
              key={id}
              className={styles.design}
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
