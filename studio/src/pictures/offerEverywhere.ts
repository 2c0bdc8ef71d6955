import { offerUndo } from '../editing/offerUndo.js';
import type { DeckStore } from '../deck/document/createDeckStore.js';
import type { DeckDocument } from '../deck/document/types.js';
import type { TakeBack } from '../editing/types.js';
import { toast } from '../toasts/toast.js';
import { UNDO_MS } from '../toasts/toastStore.js';
import { counted } from '../words/counted.js';

/** The cards that show one of these pictures, by id. */
export function cardsWith(deck: DeckDocument, urls: readonly string[]): readonly string[] {
  return deck.categories
    .flatMap(({ cards }) => cards)
    .filter(({ illustration }) => illustration !== null && urls.includes(illustration))
    .map(({ id }) => id);
}

/**
 * After a picture of cards was replaced: offers to replace it on the other cards that still show it, as one step.
 * @param old the pictures that were replaced @param replace gives cards the new one
 */
export function offerEverywhere(
  store: DeckStore,
  old: readonly string[],
  replace: (ids: readonly string[]) => TakeBack,
): void {
  const others = (): readonly string[] => cardsWith(store.getState().document, old);
  const count = others().length;
  if (count === 0) return;
  toast({
    id: 'replace-everywhere',
    kind: 'info',
    title: `${counted(count, 'other card')} ${count === 1 ? 'uses' : 'use'} the old picture`,
    scope: store,
    duration: UNDO_MS,
    action: {
      label: 'Replace there too',
      perform: () => {
        // Some may have another picture by now.
        const ids = others();
        if (ids.length > 0)
          offerUndo(store, replace(ids), { title: `Picture replaced on ${counted(ids.length, 'card')}` });
      },
    },
  });
}
