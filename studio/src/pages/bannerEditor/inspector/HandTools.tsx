import { MOST_BANNER_CARDS } from '@cardwright/renderer';
import { ActionIcon, NativeSelect } from '@mantine/core';
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { BannerSubject } from '../../../banners/bannerOrder.js';
import classes from './inspector.module.css';
import type { Hand } from './useHand.js';

interface Props {
  readonly hand: Hand;
  readonly choices: BannerSubject['choices'];
}

/** Moves and removes the chosen card, and adds another. */
export function HandTools({ hand, choices }: Props): ReactElement {
  const { keys, canMoveDown, canMoveUp, canRemove, move, remove, add } = hand;
  const others = choices.filter(({ key }) => !keys.includes(key));
  return (
    <div className={classes.cardTools} role="toolbar" aria-label="The chosen card">
      <ActionIcon aria-label="Move down in the hand" disabled={!canMoveDown} onClick={() => move(-1)}>
        <ArrowLeft size={16} />
      </ActionIcon>
      <ActionIcon aria-label="Move up in the hand" disabled={!canMoveUp} onClick={() => move(1)}>
        <ArrowRight size={16} />
      </ActionIcon>
      <ActionIcon aria-label="Remove from the banner" disabled={!canRemove} onClick={remove}>
        <Trash2 size={16} />
      </ActionIcon>
      <NativeSelect
        className={classes.add ?? ''}
        aria-label="Add a card"
        size="xs"
        value=""
        disabled={keys.length >= MOST_BANNER_CARDS}
        data={[
          { value: '', label: 'Add a card…' },
          ...others.map(({ key, title }) => ({ value: key, label: title || 'Untitled' })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          if (value !== '') add(value);
        }}
      />
    </div>
  );
}
