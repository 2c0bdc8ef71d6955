import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { ReactNode } from 'react';

export interface Question {
  /** The question: 'Delete Night Signals?'. */
  readonly title: string;
  /** What happens, and what stays safe. */
  readonly message: ReactNode;
  /** Verb and noun: 'Delete deck'. */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** The confirmed action destroys something. */
  readonly danger?: boolean;
}

/** Asks before something that is hard to undo. @returns whether it was confirmed; closing the dialog means no */
export function confirm({ title, message, confirmLabel, cancelLabel = 'Cancel', danger }: Question): Promise<boolean> {
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title,
      children: typeof message === 'string' ? <Text c="var(--cw-ink2)">{message}</Text> : message,
      labels: { confirm: confirmLabel, cancel: cancelLabel },
      // In a destructive dialog, focus starts on the safe choice.
      confirmProps: danger === true ? { color: 'pip' } : { 'data-autofocus': true },
      cancelProps: danger === true ? { 'data-autofocus': true } : {},
      size: 480,
      // Read by overlays.module.css: a question is not a sheet, even on phones.
      attributes: { content: { 'data-short': true } },
      onConfirm: () => resolve(true),
      onCancel: () => resolve(false),
      // Also called after the other two, when it has no effect.
      onClose: () => resolve(false),
    });
  });
}
