import { Button, type ButtonProps } from '@mantine/core';
import { UsersRound } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useOpenTable } from './useOpenTable.js';

interface Props {
  readonly deckId: string;
  /** The words on the button. */
  readonly children?: ReactNode;
  readonly size?: ButtonProps['size'];
}

/** Opens a live table with a deck. Strangers sign in first, and come back to this button. */
export function PlayTogether({ deckId, children = 'Play together', size = 'lg' }: Props): ReactElement {
  const { open, isOpening } = useOpenTable(deckId);
  return (
    <Button
      variant="default"
      size={size}
      loading={isOpening}
      onClick={open}
      leftSection={<UsersRound size={18} aria-hidden />}
    >
      {children}
    </Button>
  );
}
