import type { ColorScheme, FaceInput } from '@cardwright/renderer';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactElement, useMemo } from 'react';
import { RetryNote } from '../../../components/RetryNote.js';
import { sampleDeck } from '../../../designs/sampleDeck.js';
import { sampleFace } from '../../../designs/sampleFace.js';
import { CardThumbnail } from '../../../rendering/CardThumbnail.js';
import { useCatalogue } from '../../../rendering/useCatalogue.js';
import styles from './ColorSchemes.module.css';
import { filterMatrix, SIGHTS, type Simulation } from './sights.js';
import { Wipe } from './Wipe.js';

/** So that dragging in the picker does not draw cards that nobody sees. */
const PAUSE_MS = 60;
const [DESIGNS, WIDTH] = [4, 150];
const FILTER = 'sight';

interface Props {
  readonly scheme: ColorScheme;
  readonly sight: Simulation;
}

/** Two cards of the first official designs in the colours as they are now, as most people and as others see them. */
export function LiveCards({ scheme, sight }: Props): ReactElement {
  const { catalogue, error, retry } = useCatalogue();
  const [settled] = useDebouncedValue(scheme, PAUSE_MS);
  const faces = useMemo((): readonly FaceInput[] => {
    if (catalogue === undefined) return [];
    const fronts = catalogue.templates.filter(({ slug }) => !slug.endsWith('-back')).slice(0, DESIGNS);
    const deck = sampleDeck();
    return fronts.flatMap((template) =>
      [0, 1].map((index) => ({ ...sampleFace(deck, template, catalogue, { index }), scheme: settled })),
    );
  }, [catalogue, settled]);
  if (error !== undefined) return <RetryNote what="The cards" isLoading={false} onRetry={retry} />;
  const cards = (
    <div className={styles.cards}>
      {faces.map((face, index) => (
        <CardThumbnail key={index} face={face} width={WIDTH} />
      ))}
    </div>
  );
  return (
    <div role="group" aria-label="Cards in these colours">
      <svg width="0" height="0" className={styles.filters} aria-hidden>
        <filter id={FILTER}>
          <feColorMatrix type="matrix" values={filterMatrix(sight)} />
        </filter>
      </svg>
      <Wipe
        label="Divider between typical and simulated sight"
        names={[SIGHTS.normal.label, SIGHTS[sight].label]}
        left={cards}
        right={<div style={{ filter: `url(#${FILTER})` }}>{cards}</div>}
      />
    </div>
  );
}
