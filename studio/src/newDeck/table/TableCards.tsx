import { planDeck, shownFace, type FaceInput } from '@cardwright/renderer';
import { useMemo, type ReactElement } from 'react';
import { CardSkeleton } from '../../rendering/CardSkeleton.js';
import { CardThumbnail } from '../../rendering/CardThumbnail.js';
import { useCatalogue } from '../../rendering/useCatalogue.js';
import { designedDeck, type UnstoredDeck } from '../designedDeck.js';
import type { Designs } from '../newDeckBody.js';
import styles from './ColumnTable.module.css';

const FIRST = 6;
const WIDTH = 132;

interface TableCardsProps {
  readonly deck: UnstoredDeck;
  /** Overrides the deck's own. */
  readonly designs?: Designs;
}

interface NamedFace {
  readonly title: string;
  readonly face: FaceInput;
}

/** A preview of the first cards of a deck, stored or not. */
export function TableCards({ deck, designs }: TableCardsProps): ReactElement {
  const { catalogue } = useCatalogue();
  const faces = useMemo((): readonly NamedFace[] | undefined => {
    if (catalogue === undefined) return undefined;
    const categories = deck.categories.filter(({ cards }) => cards.length > 0).slice(0, FIRST);
    const first = categories.map((category) => ({ ...category, cards: category.cards.slice(0, FIRST) }));
    const designed = designedDeck({ ...deck, categories: first }, catalogue, designs);
    const plan = planDeck(designed.deck, designed.catalogue);
    return plan.cards.slice(0, FIRST).map((planned) => ({
      title: planned.title,
      face: shownFace(plan, planned, 'front'),
    }));
  }, [deck, designs, catalogue]);
  return (
    <div className={styles.cards} role="group" aria-label="First cards" tabIndex={0}>
      {faces === undefined
        ? Array.from({ length: FIRST }, (_, index) => <CardSkeleton key={index} width={WIDTH} />)
        : faces.map(({ title, face }, index) => (
            <CardThumbnail
              key={index}
              face={face}
              width={WIDTH}
              label={title === '' ? 'Card without a title' : title}
            />
          ))}
    </div>
  );
}
