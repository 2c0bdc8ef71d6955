import type { Catalogue, ColorScheme, FaceInput } from '@cardwright/renderer';
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

/** How long the colours must stay unchanged, so that dragging in the picker does not draw cards that nobody sees. */
const PAUSE_MS = 60;
const [DESIGNS, WIDTH] = [4, 150];
const FILTER = 'sight';

interface Props {
  readonly scheme: ColorScheme;
  readonly sight: Simulation;
  /** Compares the colours with these, instead of two kinds of sight. */
  readonly saved?: ColorScheme;
}

/** Two cards of the first official designs in the colours as they are now, as most people and as others see them. */
export function LiveCards({ scheme, sight, saved }: Props): ReactElement {
  const { catalogue, error, retry } = useCatalogue();
  const [settled] = useDebouncedValue(scheme, PAUSE_MS);
  const faces = useMemo(() => facesIn(catalogue, settled), [catalogue, settled]);
  const before = useMemo(() => saved && facesIn(catalogue, saved), [catalogue, saved]);
  if (error !== undefined) return <RetryNote what="The cards" isLoading={false} onRetry={retry} />;
  const cards = <Cards faces={faces} />;
  return (
    <div role="group" aria-label="Cards in these colours">
      <svg width="0" height="0" className={styles.filters} aria-hidden>
        <filter id={FILTER}>
          <feColorMatrix type="matrix" values={filterMatrix(sight)} />
        </filter>
      </svg>
      {before === undefined ? (
        <Wipe
          label="Divider between typical and simulated colour vision"
          names={[SIGHTS.normal.label, SIGHTS[sight].label]}
          left={cards}
          right={<div style={{ filter: `url(#${FILTER})` }}>{cards}</div>}
        />
      ) : (
        <Wipe
          label="Divider between saved and changed colours"
          names={['Saved', 'Changed']}
          left={<Cards faces={before} />}
          right={cards}
        />
      )}
    </div>
  );
}

function Cards({ faces }: { readonly faces: readonly FaceInput[] }): ReactElement {
  return (
    <div className={styles.cards}>
      {faces.map((face, index) => (
        <CardThumbnail key={index} face={face} width={WIDTH} />
      ))}
    </div>
  );
}

/** Two sample cards in each of the first official designs. */
function facesIn(catalogue: Catalogue | undefined, scheme: ColorScheme): readonly FaceInput[] {
  if (catalogue === undefined) return [];
  const fronts = catalogue.templates.filter(({ slug }) => !slug.endsWith('-back')).slice(0, DESIGNS);
  const deck = sampleDeck();
  return fronts.flatMap((template) =>
    [0, 1].map((index) => ({ ...sampleFace(deck, template, catalogue, { index }), scheme })),
  );
}
