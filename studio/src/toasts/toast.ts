import { hideToast, showToast, useToasts, type Toast } from './toastStore.js';

/** Whether the last change is saved: what says that it is replaces what says that it is not. */
export const SAVED = 'saved';

/** Shows a toast at the bottom right. @returns its id, for `closeToast` */
export function toast(toast: Toast): string {
  return showToast(toast);
}

export function closeToast(id: string): void {
  hideToast(id);
}

/** Closes what belongs to something that is gone, such as a deck that was left. */
export function closeToastsOf(scope: object): void {
  for (const { id, scope: own } of useToasts.getState().toasts) if (own === scope) hideToast(id);
}

/** Shows an error as a toast: the given title, and the error's message or 'Unknown error'. @param id replaces an earlier one */
export function toastError(title: string, error: unknown, id?: string): string {
  return showToast({
    ...(id !== undefined && { id }),
    title,
    message: error instanceof Error && error.message !== '' ? error.message : 'Unknown error',
    kind: 'error',
  });
}
