import { bannerCards } from '@cardwright/renderer';
import { arrayMove } from '@dnd-kit/sortable';
import { useState } from 'react';
import type { BannerSubject } from '../../../banners/bannerOrder.js';
import { useBanner, useDesignChange } from '../BannerContext.js';

export type Hand = ReturnType<typeof useHand>;

/** The cards on the banner, from the lowest to the topmost, and the one that is chosen. @param choices all that it may show */
export function useHand(choices: BannerSubject['choices']) {
  const design = useBanner((banner) => banner.design);
  const change = useDesignChange();
  const [chosenKey, choose] = useState<string>();
  const cards = bannerCards(choices, design);
  const keys = cards.map(({ key }) => key);
  const at = keys.indexOf(chosenKey ?? '');
  const set = (next: readonly string[], label: string): void => change('cards', [...next], label);
  const move = (step: -1 | 1): void => {
    const to = at + step;
    if (at >= 0 && to >= 0 && to < keys.length) set(arrayMove(keys, at, to), 'move card');
  };
  const remove = (): void => {
    if (at < 0 || keys.length < 2) return;
    const next = keys.filter((_, index) => index !== at);
    set(next, 'remove card');
    choose(keys[at + 1] ?? keys[at - 1]);
  };
  return {
    cards,
    keys,
    chosenKey,
    choose,
    canMoveDown: at > 0,
    canMoveUp: at >= 0 && at < keys.length - 1,
    canRemove: at >= 0 && keys.length > 1,
    order: (next: readonly string[]) => set(next, 'move card'),
    add: (key: string) => set([...keys, key], 'add card'),
    /** Moves the chosen card: -1 is down, 1 is up. */
    move,
    /** Removes the chosen card; a banner keeps at least one. */
    remove,
  };
}
