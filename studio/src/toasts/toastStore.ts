import { create } from 'zustand';
import type { ReactNode } from 'react';

export interface Toast {
  /** A toast replaces an earlier one with the same id. */
  readonly id?: string;
  readonly title: string;
  readonly message?: ReactNode;
  readonly kind?: 'success' | 'info' | 'warning' | 'error';
  /** One action to offer, such as Undo. */
  readonly action?: { readonly label: string; readonly perform: () => void };
  /** What it belongs to: `closeToastsOf` closes it together with the rest. */
  readonly scope?: object;
  /** Milliseconds; 5,000 by default. 0 keeps it until it is closed, except for errors. */
  readonly duration?: number;
}

export interface ShownToast extends Toast {
  readonly id: string;
  /** Counts messages, so that a replaced toast gets its whole duration again. */
  readonly turn: number;
  /** Closing: it fades, and is removed after 200 ms. */
  readonly isClosing: boolean;
}

interface ToastState {
  /** Oldest first: the visible ones, then those waiting. */
  readonly toasts: readonly ShownToast[];
  /** The number so far. */
  readonly turns: number;
}

// The specification's numbers.
export const MOST_VISIBLE = 5;
export const REMOVAL_MS = 200;
export const DEFAULT_DURATION_MS = 5_000;
/** How long Undo is offered: it takes time to notice a mistake (WCAG 2.2, success criterion 2.2.1). */
export const UNDO_MS = 10_000;

export const useToasts = create<ToastState>()(() => ({ toasts: [], turns: 0 }));

/** Visible toasts; the rest wait until one of these is gone. */
export const visibleToasts = ({ toasts }: ToastState): readonly ShownToast[] => toasts.slice(0, MOST_VISIBLE);

/** Appends to the queue, or replaces an entry. @returns its id */
export function showToast(toast: Toast): string {
  const { toasts, turns } = useToasts.getState();
  const { id = `toast-${turns}` } = toast;
  const shown: ShownToast = { ...toast, id, turn: turns, isClosing: false };
  const isThere = toasts.some((other) => other.id === id);
  useToasts.setState({
    toasts: isThere ? toasts.map((other) => (other.id === id ? shown : other)) : [...toasts, shown],
    turns: turns + 1,
  });
  return id;
}

/** Fades a toast out; one that was never visible is removed at once. */
export function hideToast(id: string): void {
  const state = useToasts.getState();
  if (!visibleToasts(state).some((toast) => toast.id === id)) return remove(id);
  useToasts.setState({
    toasts: state.toasts.map((toast) => (toast.id === id ? { ...toast, isClosing: true } : toast)),
  });
  // One that was shown again meanwhile stays.
  setTimeout(() => {
    if (useToasts.getState().toasts.some((toast) => toast.id === id && toast.isClosing)) remove(id);
  }, REMOVAL_MS);
}

/**
 * How long it stays once visible, in milliseconds; undefined until it is closed. An error always goes, because five that
 * stay would hide all later toasts.
 */
export function durationOf({ kind, duration = DEFAULT_DURATION_MS }: Toast): number | undefined {
  if (duration !== 0) return duration;
  return kind === 'error' ? DEFAULT_DURATION_MS : undefined;
}

function remove(id: string): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
