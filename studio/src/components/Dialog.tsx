import { Modal, type ModalProps } from '@mantine/core';
import { useId, type ReactElement } from 'react';
import { useDialogFocus } from './useDialogFocus.js';

/** A dialog over the page: Mantine's Modal with the keys and the focus of `useDialogFocus`. */
export function Dialog({ closeOnEscape = true, ...modal }: ModalProps): ReactElement {
  const id = useId();
  useDialogFocus(id, modal.opened, () => closeOnEscape && modal.onClose());
  return <Modal {...modal} id={id} closeOnEscape={false} returnFocus={false} />;
}
