import { shownFace, type DeckPlan, type FaceSide, type PlannedCard } from '@cardwright/renderer';
import { SegmentedControl } from '@mantine/core';
import { useMemo, useState, type ReactElement } from 'react';
import { nameOfLanguage } from '../../languages/nameOfLanguage.js';
import { CardThumbnail } from '../../rendering/CardThumbnail.js';
import classes from './OwnDeckPage.module.css';

/** CSS pixels. */
const WIDTH = 150;

interface Props {
  readonly plan: DeckPlan;
  readonly languages: readonly string[];
  readonly language: string;
  readonly onLanguage: (language: string) => void;
}

/** Every card, in order; a click turns one over. */
export function Gallery({ plan, languages, language, onLanguage }: Props): ReactElement {
  const [side, setSide] = useState<FaceSide>('front');
  return (
    <section aria-labelledby="all-cards">
      <div className={classes.galleryHead}>
        <h2 id="all-cards" className={classes.heading}>
          All cards
        </h2>
        {languages.length > 1 && (
          <SegmentedControl
            aria-label="Language of the cards"
            value={language}
            onChange={onLanguage}
            data={languages.map((code) => ({ value: code, label: nameOfLanguage(code) }))}
          />
        )}
        <SegmentedControl
          aria-label="Side"
          value={side}
          onChange={setSide}
          data={[
            { value: 'front', label: 'Fronts' },
            { value: 'back', label: 'Backs' },
          ]}
        />
      </div>
      {plan.cards.length === 0 ? (
        <p>There are no cards yet.</p>
      ) : (
        <ul className={classes.cards}>
          {plan.cards.map((card) => (
            <Shown key={`${card.number} ${side}`} plan={plan} card={card} side={side} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface ShownProps {
  readonly plan: DeckPlan;
  readonly card: PlannedCard;
  readonly side: FaceSide;
}

function Shown({ plan, card, side }: ShownProps): ReactElement {
  const [isTurned, setTurned] = useState(false);
  const other = side === 'front' ? 'back' : 'front';
  const shown = isTurned ? other : side;
  const face = useMemo(() => shownFace(plan, card, shown), [plan, card, shown]);
  const name = card.title === '' ? `Card ${card.number}` : card.title;
  return (
    <li>
      <button
        type="button"
        className={classes.card}
        aria-pressed={isTurned}
        aria-label={`Turn over ${name}`}
        onClick={() => setTurned(!isTurned)}
      >
        <CardThumbnail face={face} width={WIDTH} />
      </button>
    </li>
  );
}
