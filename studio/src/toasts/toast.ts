import { hideToast, showToast, type Toast } from './toastStore.js';

/** Says something at the bottom right. @returns its id, for `closeToast` */
export function toast(toast: Toast): string {
  return showToast(toast);
}

export function closeToast(id: string): void {
  hideToast(id);
}

/** An error as a toast: the given title, and the error's own words or 'Unknown error'. */
export function toastError(title: string, error: unknown): string {
  return showToast({
    title,
    message: error instanceof Error && error.message !== '' ? error.message : 'Unknown error',
    kind: 'error',
  });
}
