import type { DeckFix } from '@cardwright/renderer';
import { Button } from '@mantine/core';
import { Wand2 } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './FixButton.module.css';

interface Props {
  readonly fix: DeckFix | undefined;
  /** Undefined where the deck cannot be edited. */
  readonly onApply: ((fix: DeckFix) => void) | undefined;
}

/** Applies the fix of a finding with one press, which can be undone. */
export function FixButton({ fix, onApply }: Props): ReactElement | null {
  if (fix === undefined || onApply === undefined) return null;
  return (
    <Button
      className={styles.fix}
      variant="default"
      size="xs"
      leftSection={<Wand2 size={14} aria-hidden />}
      onClick={() => onApply(fix)}
    >
      {fix.label}
    </Button>
  );
}
