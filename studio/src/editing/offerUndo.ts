import { toast } from '../toasts/toast.js';
import { UNDO_MS, type Toast } from '../toasts/toastStore.js';
import type { TakeBack } from './types.js';

/** Says what was done, and offers to take back exactly that for as long as the document of this store is open. */
export function offerUndo(store: object, takeBack: TakeBack, said: Toast): void {
  toast({ ...said, scope: store, duration: UNDO_MS, action: { label: 'Undo', perform: takeBack } });
}
