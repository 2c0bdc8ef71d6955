import { confirm } from './confirm.js';

/** Asks before what was entered in a form is lost. @returns whether it may be lost */
export function confirmDiscard(): Promise<boolean> {
  return confirm({
    title: 'Discard your changes?',
    message: 'What you have entered is not saved.',
    confirmLabel: 'Discard',
    cancelLabel: 'Keep editing',
    danger: true,
  });
}
