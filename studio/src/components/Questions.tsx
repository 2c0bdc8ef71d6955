import { ModalsProvider, useModals } from '@mantine/modals';
import { useId, type ReactElement, type ReactNode } from 'react';
import { useDialogFocus } from './useDialogFocus.js';

const MODAL = { closeOnEscape: false, returnFocus: false };

/** Wraps pages with the dialogs that `confirm` and `modals` open. */
export function Questions({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <ModalsProvider modalProps={MODAL}>
      <FocusOfQuestion />
      {children}
    </ModalsProvider>
  );
}

/** Inside the provider: only there can it be read which dialogs are open. */
function FocusOfQuestion(): null {
  const { modals, closeModal } = useModals();
  const last = modals.at(-1);
  useDialogFocus(useId(), last !== undefined, () => last && closeModal(last.id));
  return null;
}
