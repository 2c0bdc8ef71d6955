import { BACK, type BannerCard, bannerCards } from '@cardwright/renderer';
import { Download, Magnet, Maximize, Minus, Plus, Save, Shuffle } from 'lucide-react';
import type { ContextType } from 'react';
import { defineActions } from '../../actions/Action.js';
import { historyActions } from '../../editing/historyActions.js';
import type { BannerContext } from './BannerContext.js';

interface Around {
  readonly choices: readonly BannerCard[];
  readonly openExport: () => void;
}

/** The actions of the banner editor. */
export function bannerActions(
  { store, save, view }: NonNullable<ContextType<typeof BannerContext>>,
  { choices, openExport }: Around,
) {
  return defineActions('Banner', {
    save: {
      label: 'Save banner',
      shortcut: 'mod+S',
      icon: Save,
      inDialogs: true,
      run: () => void save(),
    },
    ...historyActions(store),
    deal: {
      label: 'Deal other cards',
      icon: Shuffle,
      isEnabled: () => choices.length > 2,
      run: () =>
        store.apply(
          { label: 'deal other cards' },
          ({ design }) => void (design.cards = [...otherCards(choices, design.cards)]),
        ),
    },
    zoomIn: { label: 'Zoom in', shortcut: '+', icon: Plus, run: () => view.zoomStep(1) },
    zoomOut: { label: 'Zoom out', shortcut: '-', icon: Minus, run: () => view.zoomStep(-1) },
    fit: { label: 'Zoom to fit', shortcut: 'shift+1', icon: Maximize, run: view.fit },
    actual: { label: 'Zoom to 100%', shortcut: 'mod+0', run: () => view.zoomTo(1) },
    snapping: {
      label: 'Snapping',
      icon: Magnet,
      run: () => view.setState(({ isSnapping }) => ({ isSnapping: !isSnapping })),
    },
    export: { label: 'Export banners', shortcut: 'mod+E', icon: Download, run: openExport },
  });
}

export type BannerActions = ReturnType<typeof bannerActions>;

/** Replaces the cards by as many that follow them in the deck; backs stay. */
export function otherCards(choices: readonly BannerCard[], cards: readonly string[]): readonly string[] {
  const shown = bannerCards(choices, { cards: [...cards] });
  const fronts = choices.filter(({ key }) => key !== BACK);
  if (fronts.length === 0) return cards;
  const last = shown.findLast(({ key }) => key !== BACK);
  let next = fronts.findIndex(({ key }) => key === last?.key);
  return shown.map(({ key }) => {
    if (key === BACK) return key;
    next = (next + 1) % fronts.length;
    return fronts[next]?.key ?? key;
  });
}
