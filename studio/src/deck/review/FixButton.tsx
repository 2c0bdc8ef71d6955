import type { DeckFix } from '@cardwright/renderer';
import { Button } from '@mantine/core';
import { Wand2 } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactElement, type RefObject } from 'react';
import styles from './FixButton.module.css';

interface Props {
  readonly fix: DeckFix | undefined;
  /** Undefined where the deck cannot be edited. */
  readonly onApply: ((fix: DeckFix) => void) | undefined;
  /** Whether it was applied, and its finding waits for the next check. It keeps the focus until then. */
  readonly isApplied?: boolean;
}

/** Applies the fix of a finding with one press, which can be undone. Its finding then goes, and the next fix has the focus. */
export function FixButton({ fix, onApply, isApplied = false }: Props): ReactElement | null {
  const button = useFocusOfNextFix();
  if (fix === undefined || onApply === undefined) return null;
  return (
    <Button
      ref={button}
      data-fix
      className={styles.fix}
      variant="default"
      size="xs"
      leftSection={<Wand2 size={14} aria-hidden />}
      {...(isApplied && { 'aria-disabled': true, 'data-disabled': true })}
      onClick={() => !isApplied && onApply(fix)}
    >
      {fix.label}
    </Button>
  );
}

/** Passes on the focus of a button that goes: to the next fix in its dialog, else the last, else the dialog itself. */
function useFocusOfNextFix(): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own === null || document.activeElement !== own) return;
      const dialog = own.closest<HTMLElement>('[role="dialog"]');
      const fixes = (): HTMLElement[] => [...(dialog?.querySelectorAll<HTMLElement>('[data-fix]') ?? [])];
      const index = fixes().indexOf(own);
      // Other findings may go as well.
      requestAnimationFrame(() => {
        const left = fixes();
        if (document.activeElement === document.body) (left[index] ?? left.at(-1) ?? dialog)?.focus();
      });
    };
  }, []);
  return button;
}
