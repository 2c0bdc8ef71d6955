import { parseDeckFile, type FaceInput } from '@cardwright/renderer';
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks';
import { useMemo, type ReactElement } from 'react';
import type { StoredTemplate } from '../../api/templates.js';
import { DeckFan } from '../../rendering/DeckFan.js';
import { useCatalogue } from '../../rendering/useCatalogue.js';
import type { Basics } from '../basics/basics.js';
import { sampleFace } from '../../designs/sampleFace.js';
import { newDeckBody } from '../newDeckBody.js';
import styles from './BlankDeck.module.css';

interface BlankPreviewProps {
  readonly basics: Basics;
  readonly front: StoredTemplate | undefined;
  readonly back: StoredTemplate | undefined;
  readonly schemeId: string | null;
}

const PAUSE_MS = 200;

/** The new deck's preview: its back and its first card. */
export function BlankPreview({ basics, front, back, schemeId }: BlankPreviewProps): ReactElement {
  const { catalogue } = useCatalogue();
  const isPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const [settled] = useDebouncedValue(basics, PAUSE_MS);
  const faces = useMemo((): FaceInput[] => {
    const parsed = parseDeckFile(newDeckBody(settled, { front: null, back: null, colorScheme: null }));
    if (!parsed.ok || catalogue === undefined || front === undefined || back === undefined) return [];
    return [back, front].map((template) => sampleFace(parsed.value, template, catalogue, { schemeId }));
  }, [settled, catalogue, front, back, schemeId]);
  return (
    <div className={styles.preview}>
      <DeckFan faces={faces} skeletons={2} cardWidth={isPhone ? 112 : 176} />
    </div>
  );
}
