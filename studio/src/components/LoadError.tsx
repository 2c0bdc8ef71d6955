import { Button } from '@mantine/core';
import { CloudOff, RotateCcw } from 'lucide-react';
import type { ReactElement } from 'react';
import { useServerReturn } from '../browser/useServerReturn.js';
import { EmptyState } from './EmptyState.js';

interface LoadErrorProps {
  readonly error: Error;
  /** What failed to load. */
  readonly what?: string;
  readonly onRetry: () => void;
}

/** A list that failed to load: why, what is safe, and a way to try again. It tries again by itself once the server is back. */
export function LoadError({ error, what = 'Your decks', onRetry }: LoadErrorProps): ReactElement {
  useServerReturn(onRetry);
  return (
    <div role="alert">
      <EmptyState
        icon={CloudOff}
        title={`${what} could not be loaded`}
        actions={
          <Button leftSection={<RotateCcw size={16} aria-hidden />} onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {asSentence(error.message)} Nothing is lost.
      </EmptyState>
    </div>
  );
}

/** Server messages are not always complete sentences. */
function asSentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}
