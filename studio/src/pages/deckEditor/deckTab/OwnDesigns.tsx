import type { FaceSide } from '@cardwright/renderer';
import { Button } from '@mantine/core';
import type { ReactElement } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { countOwnDesigns, dropOwnDesigns } from '../../../deck/document/commands/ownDesigns.js';
import { useApply, useDeck } from '../../../deck/editor/EditorContext.js';
import { counted } from '../../../words/counted.js';
import classes from './DeckTab.module.css';

/** Says that some categories and cards do not follow the deck's design, and lets them follow it. */
export function OwnDesigns({ side }: { readonly side: FaceSide }): ReactElement | null {
  const apply = useApply();
  const { categories, cards } = useDeck(useShallow((deck) => countOwnDesigns(deck, side)));
  if (categories + cards === 0) return null;
  const who = [
    ...(categories > 0 ? [counted(categories, 'category', 'categories')] : []),
    ...(cards > 0 ? [counted(cards, 'card')] : []),
  ].join(' and ');
  const what = categories + cards === 1 ? `keeps a ${side} of its own` : `keep a ${side} of their own`;
  return (
    <div className={classes.own}>
      <p>
        {who} {what}, whatever you choose here.
      </p>
      <Button
        size="xs"
        variant="default"
        onClick={() => apply(`use the deck’s ${side} for all cards`, dropOwnDesigns(side))}
      >
        Use the deck’s {side} for all
      </Button>
    </div>
  );
}
