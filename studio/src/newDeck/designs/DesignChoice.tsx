import { UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMemo, type ReactElement } from 'react';
import type { Catalogue, Deck } from '@cardwright/renderer';
import { DeckFan } from '../../rendering/DeckFan.js';
import styles from './DesignChoice.module.css';
import { firstCards } from '../../designs/firstCards.js';
import type { DesignPair } from '../../designs/designPairs.js';
import { sampleFace } from '../../designs/sampleFace.js';

interface DesignChoiceProps {
  readonly pair: DesignPair;
  readonly deck: Deck;
  readonly catalogue: Catalogue;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A design, shown as its back and two cards. */
export function DesignChoice({ pair, deck, catalogue, isChosen, onChoose }: DesignChoiceProps): ReactElement {
  const { front, back, schemeId } = pair;
  const isPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const faces = useMemo(() => {
    // The first card lies on top.
    const cards = firstCards(deck, 2).toReversed();
    const fronts = cards.map((place) => sampleFace(deck, front, catalogue, { ...place, schemeId }));
    return back === undefined ? fronts : [sampleFace(deck, back, catalogue, { schemeId }), ...fronts];
  }, [front, back, schemeId, deck, catalogue]);
  return (
    <UnstyledButton
      className={styles.design}
      role="radio"
      aria-checked={isChosen}
      tabIndex={isChosen ? 0 : -1}
      onClick={onChoose}
      aria-label={front.name}
    >
      <span className={styles.cover}>
        <DeckFan faces={faces} cardWidth={isPhone ? 56 : 84} />
      </span>
      <span className={styles.name}>{front.name}</span>
      <span className={styles.about}>
        {front.type === 'user' && <strong className={styles.own}>Yours. </strong>}
        {front.description}
      </span>
    </UnstyledButton>
  );
}
