import { Button } from '@mantine/core';
import { Check, TriangleAlert } from 'lucide-react';
import type { CSSProperties, ReactElement } from 'react';
import styles from './SchemeEditor.module.css';
import type { SchemeContrast } from './schemeContrasts.js';
import type { ColorPlace } from './schemeColors.js';

interface Props {
  readonly contrasts: readonly SchemeContrast[];
  readonly onFix: (place: ColorPlace, color: string) => void;
}

/** How well texts and shapes can be seen, the weak ones with a colour that would do. */
export function ContrastList({ contrasts, onFix }: Props): ReactElement {
  const weak = contrasts.filter(({ isEnough }) => !isEnough);
  const texts = contrasts.filter(({ place, isEnough }) => place.group === 'neutral' && isEnough);
  return (
    <section aria-label="Contrast">
      <h3 className={styles.heading}>Contrast</h3>
      <p className={styles.about} role="status">
        {weak.length === 0
          ? 'Text and coloured shapes stand out from the paper.'
          : 'Text needs a contrast of 4.5:1 to be readable; coloured shapes need 3:1 to stand out from the paper.'}
      </p>
      <ul className={styles.contrasts}>
        {[...weak, ...texts].map(({ label, above, below, ratio, isEnough, place, better }) => (
          <li key={label} data-weak={!isEnough || undefined}>
            <span className={styles.sample} style={{ '--above': above, '--below': below } as CSSProperties} aria-hidden>
              Aa
            </span>
            <span className={styles.pair}>{label}</span>
            <span className={styles.ratio}>
              {isEnough ? <Check size={14} aria-label="enough" /> : <TriangleAlert size={14} aria-label="too little" />}
              {ratio.toFixed(1)}
            </span>
            {better !== undefined && (
              <Button
                variant="default"
                size="compact-sm"
                leftSection={<i className={styles.dot} style={{ background: better }} />}
                aria-label={`Use ${better} for ${label}`}
                onClick={() => onFix(place, better)}
              >
                {better}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
