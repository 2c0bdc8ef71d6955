import { Button } from '@mantine/core';
import { Shuffle } from 'lucide-react';
import type { ReactElement } from 'react';

interface Props {
  readonly label: string;
  /** @param seed what the art follows from now on */
  readonly onDraw: (seed: string) => void;
}

/** Draws other art in the place of a missing picture. */
export function AnotherArt({ label, onDraw }: Props): ReactElement {
  return (
    <Button
      variant="subtle"
      size="sm"
      mt={4}
      leftSection={<Shuffle size={16} aria-hidden />}
      onClick={() => onDraw(crypto.randomUUID())}
    >
      {label}
    </Button>
  );
}
