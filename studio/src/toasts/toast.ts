import { hideToast, showToast, type Toast } from './toastStore.js';

/** Shows a toast at the bottom right. @returns its id, for `closeToast` */
export function toast(toast: Toast): string {
  return showToast(toast);
}

export function closeToast(id: string): void {
  hideToast(id);
}

/** Shows an error as a toast: the given title, and the error's message or 'Unknown error'. */
export function toastError(title: string, error: unknown): string {
  return showToast({
    title,
    message: error instanceof Error && error.message !== '' ? error.message : 'Unknown error',
    kind: 'error',
  });
}
