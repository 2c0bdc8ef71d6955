import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';

export interface Toast {
  readonly title: string;
  readonly message?: ReactNode;
  readonly kind?: 'success' | 'info' | 'warning' | 'error';
  /** One thing to do from here, such as Undo. */
  readonly action?: { readonly label: string; readonly perform: () => void };
  /** Milliseconds; 5,000 where not given. Errors stay until they are closed. */
  readonly duration?: number;
}

/** Says something at the bottom right. @returns its id, for `closeToast` */
export function toast({ title, message, kind = 'success', duration = 5_000 }: Toast): string {
  return notifications.show({
    title,
    message,
    color: kind === 'error' ? 'pip' : 'baize',
    autoClose: kind === 'error' ? false : duration,
  });
}

export function closeToast(id: string): void {
  notifications.hide(id);
}

/** An error as a toast: the given title, and the error's own words or 'Unknown error'. */
export function toastError(title: string, error: unknown): string {
  return toast({
    title,
    message: error instanceof Error && error.message !== '' ? error.message : 'Unknown error',
    kind: 'error',
  });
}
