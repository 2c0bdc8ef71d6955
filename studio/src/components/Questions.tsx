import { ModalsProvider, useModals } from '@mantine/modals';
import { useEffect, useEffectEvent, useId, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useDialogFocus } from './useDialogFocus.js';

const MODAL = { closeOnEscape: false, returnFocus: false };

/** Wraps pages with the dialogs that `confirm` and `modals` open. */
export function Questions({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <ModalsProvider modalProps={MODAL}>
      <FocusOfQuestion />
      <EndWithPage />
      {children}
    </ModalsProvider>
  );
}

/** A question is about the page that asked it: going back in the history answers no. */
function EndWithPage(): null {
  const { pathname } = useLocation();
  const { closeAll } = useModals();
  const end = useEffectEvent(() => closeAll());
  useEffect(() => () => end(), [pathname]);
  return null;
}

/** Inside the provider: only there can it be read which dialogs are open. */
function FocusOfQuestion(): null {
  const { modals, closeModal } = useModals();
  const last = modals.at(-1);
  useDialogFocus(useId(), last !== undefined, () => last && closeModal(last.id));
  return null;
}
