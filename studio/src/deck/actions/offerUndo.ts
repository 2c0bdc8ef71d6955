import type { TakeBack } from '../../editing/types.js';
import { toast } from '../../toasts/toast.js';
import { UNDO_MS, type Toast } from '../../toasts/toastStore.js';
import type { DeckStore } from '../document/createDeckStore.js';

/** Says what was done, and offers to take back exactly that for as long as the deck is open. */
export function offerUndo(store: DeckStore, takeBack: TakeBack, said: Toast): void {
  toast({ ...said, scope: store, duration: UNDO_MS, action: { label: 'Undo', perform: takeBack } });
}
