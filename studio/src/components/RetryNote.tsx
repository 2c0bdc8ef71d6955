import { Button } from '@mantine/core';
import { RotateCcw } from 'lucide-react';
import type { ReactElement } from 'react';
import classes from './RetryNote.module.css';

interface Props {
  /** What failed to load, in the plural: 'The worlds'. */
  readonly what: string;
  readonly isLoading: boolean;
  readonly onRetry: () => void;
}

/** In place of a short list that failed to load; `LoadError` stands for whole pages. */
export function RetryNote({ what, isLoading, onRetry }: Props): ReactElement {
  return (
    <p className={classes.note} role="alert">
      {what} could not be loaded.
      <Button
        variant="subtle"
        size="compact-sm"
        loading={isLoading}
        leftSection={<RotateCcw size={14} aria-hidden />}
        onClick={onRetry}
      >
        Try again
      </Button>
    </p>
  );
}
