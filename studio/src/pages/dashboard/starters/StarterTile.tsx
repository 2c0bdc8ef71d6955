import { Button } from '@mantine/core';
import { Copy } from 'lucide-react';
import type { ReactElement } from 'react';
import type { PublicListedDeck } from '../../../api/decks.js';
import tiles from '../../../tiles/tiles.module.css';
import { counted } from '../../../words/counted.js';
import { deckTitle } from '../../../deck/deckTitle.js';
import { DeckCover } from '../tiles/DeckCover.js';
import tile from '../tiles/DeckTile.module.css';
import { useDeckGround } from '../tiles/useDeckGround.js';
import styles from './Starters.module.css';

const CARD_WIDTH = 112;

interface StarterTileProps {
  readonly deck: PublicListedDeck;
  /** Whether it is being copied. */
  readonly isStarted: boolean;
  readonly isDisabled: boolean;
  readonly onStart: () => void;
}

/** A public deck to copy. */
export function StarterTile({ deck, isStarted, isDisabled, onStart }: StarterTileProps): ReactElement {
  const ground = useDeckGround(deck);
  const title = deckTitle(deck);
  const about = deck.translations[deck.default_language]?.short_description ?? '';
  return (
    <article className={tiles.tile} style={ground}>
      <div className={tiles.cover}>
        <DeckCover deck={deck} count={3} cardWidth={CARD_WIDTH} />
      </div>
      <div className={tiles.text}>
        <h3 className={tiles.name}>{title}</h3>
        <p className={tile.facts}>
          {[counted(deck.card_count, 'card'), about].filter((part) => part !== '').join('. ')}
        </p>
        <div className={styles.foot}>
          <Button
            variant="default"
            size="sm"
            leftSection={<Copy size={16} aria-hidden />}
            className={styles.start ?? ''}
            aria-label={`Use a copy of ${title}`}
            loading={isStarted}
            disabled={isDisabled && !isStarted}
            onClick={onStart}
          >
            Use a copy
          </Button>
        </div>
      </div>
    </article>
  );
}
