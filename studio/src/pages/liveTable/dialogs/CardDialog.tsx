import type { TableCommand } from '@cardwright/server/contract';
import { Button } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { CardBack } from '../../../components/CardBack.js';
import { Dialog } from '../../../components/Dialog.js';
import { FlipCard } from '../../../publicDecks/FlipCard.js';
import type { LiveTable } from '../connection/useTable.js';
import type { FoundCard } from '../findCard.js';
import classes from './dialogs.module.css';

interface Props {
  readonly table: LiveTable;
  readonly card: FoundCard;
  readonly onGive: () => void;
  readonly onClose: () => void;
}

interface Choice {
  readonly label: string;
  readonly command: TableCommand;
}

/** One card, large, and everything that can be done with it where it lies. */
export function CardDialog({ table, card, onGive, onClose }: Props): ReactElement {
  const [isFlipped, setFlipped] = useState(false);
  const { code, language, ratio, words, title, act } = table;
  const { face } = card;
  return (
    <Dialog opened onClose={onClose} title={face === null ? 'A card that lies face down' : title(face)} size={640}>
      <div className={classes.card}>
        <div className={classes.large}>
          {face === null ? (
            <CardBack ratio={ratio} />
          ) : (
            <button
              type="button"
              className={classes.flip}
              aria-label="Look at the other side"
              onClick={() => setFlipped(!isFlipped)}
            >
              <FlipCard
                pictured={{ table: code, face, language }}
                isFlipped={isFlipped}
                ratio={ratio}
                sizes="320px"
                words={words(face)}
                isFirst
              />
            </button>
          )}
        </div>
        <div className={classes.actions}>
          {face !== null && (
            <p className={classes.words} lang={language} dir="auto">
              {words(face)}
            </p>
          )}
          {choicesFor(table, card).map(({ label, command }, index) => (
            <Button
              key={label}
              variant={index === 0 ? 'filled' : 'default'}
              onClick={() => {
                act(command);
                onClose();
              }}
            >
              {label}
            </Button>
          ))}
          {card.place === 'hand' && (
            <Button variant="default" onClick={onGive}>
              Give it to somebody
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function choicesFor({ view }: LiveTable, { id: card, place, face, isShown }: FoundCard): readonly Choice[] {
  const piles = view.piles.flatMap(({ id, name }): Choice[] => [
    { label: `Put it on the ${name.toLowerCase()}`, command: { type: 'put', card, pile: id, place: 'top' } },
    { label: `Put it under the ${name.toLowerCase()}`, command: { type: 'put', card, pile: id, place: 'bottom' } },
  ]);
  const take: Choice = { label: 'Take it into your hand', command: { type: 'take', card } };
  const turn = face === null ? 'Turn it face up' : 'Turn it face down';
  if (place === 'pile') return [take];
  if (place === 'table') return [take, { label: turn, command: { type: 'flip', card } }, ...piles];
  if (place !== 'hand') return [];
  return [
    { label: 'Play it face up', command: { type: 'play', card, isFaceUp: true } },
    { label: 'Play it face down', command: { type: 'play', card, isFaceUp: false } },
    { label: isShown ? 'Hide it again' : 'Show it to everybody', command: { type: 'show', card, isShown: !isShown } },
    ...piles,
  ];
}
