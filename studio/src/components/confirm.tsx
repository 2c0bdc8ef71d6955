import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { ReactNode } from 'react';

export interface Question {
  /** A question: 'Delete Night Signals?'. */
  readonly title: string;
  /** What happens, and what is safe. */
  readonly message: ReactNode;
  /** Verb and noun: 'Delete deck'. */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** What is confirmed destroys something. */
  readonly danger?: boolean;
}

/** Asks before something that is not easily undone. @returns whether it was confirmed; closing the dialog is a no */
export function confirm({ title, message, confirmLabel, cancelLabel = 'Cancel', danger }: Question): Promise<boolean> {
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title,
      children: typeof message === 'string' ? <Text c="var(--cw-ink2)">{message}</Text> : message,
      labels: { confirm: confirmLabel, cancel: cancelLabel },
      // Where something is destroyed the keyboard begins on what keeps it.
      confirmProps: danger === true ? { color: 'pip' } : { 'data-autofocus': true },
      cancelProps: danger === true ? { 'data-autofocus': true } : {},
      size: 480,
      // Read by overlays.module.css: a question is no sheet, on phones either.
      attributes: { content: { 'data-short': true } },
      onConfirm: () => resolve(true),
      onCancel: () => resolve(false),
      // Also called after the other two, when it no longer counts.
      onClose: () => resolve(false),
    });
  });
}
