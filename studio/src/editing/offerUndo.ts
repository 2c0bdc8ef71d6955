import type { StoreApi } from 'zustand/vanilla';
import { closeToast, toast } from '../toasts/toast.js';
import { UNDO_MS, useToasts, type Toast } from '../toasts/toastStore.js';
import type { TakeBack } from './types.js';

/**
 * Says what was done, and offers to take back exactly that for as long as the document of this store is open, or until the
 * step is undone by other means.
 */
export function offerUndo(store: Pick<StoreApi<unknown>, 'subscribe'>, takeBack: TakeBack, said: Toast): void {
  const id = toast({ ...said, scope: store, duration: UNDO_MS, action: { label: 'Undo', perform: takeBack } });
  // Another toast may have replaced it.
  const isShown = (): boolean =>
    useToasts.getState().toasts.some((shown) => shown.id === id && shown.action?.perform === takeBack);
  const stop = store.subscribe(() => {
    if (isShown() && !takeBack.isUndone()) return;
    if (isShown()) closeToast(id);
    stop();
  });
}
