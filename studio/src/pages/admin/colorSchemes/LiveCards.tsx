import type { ColorScheme, FaceInput } from '@cardwright/renderer';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactElement, useMemo } from 'react';
import { RetryNote } from '../../../components/RetryNote.js';
import { sampleDeck } from '../../../designs/sampleDeck.js';
import { sampleFace } from '../../../designs/sampleFace.js';
import { CardThumbnail } from '../../../rendering/CardThumbnail.js';
import { useCatalogue } from '../../../rendering/useCatalogue.js';
import styles from './ColorSchemes.module.css';

/** So that dragging in the picker does not draw cards that nobody sees. */
const PAUSE_MS = 120;
const [DESIGNS, WIDTH] = [4, 150];

/** Two cards of the first official designs in the colours as they are now. */
export function LiveCards({ scheme }: { readonly scheme: ColorScheme }): ReactElement {
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
  return (
    <div className={styles.cards} role="group" aria-label="Cards in these colours">
      {faces.map((face, index) => (
        <CardThumbnail key={index} face={face} width={WIDTH} />
      ))}
    </div>
  );
}
