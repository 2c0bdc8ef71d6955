import { Portal } from '@mantine/core';
import { useRef, type CSSProperties, type ReactElement } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { ToastCard } from './ToastCard.js';
import classes from './Toasts.module.css';
import { useClearance } from './useClearance.js';
import { useToasts, visibleToasts } from './toastStore.js';

/** Toasts to be read: at most five at once, bottom right, full width on phones, above any footer, beside a column in use. */
export function Toasts(): ReactElement {
  const toasts = useToasts(useShallow(visibleToasts));
  const column = useRef<HTMLElement>(null);
  const from = useRef<HTMLElement>(null);
  const { bottom, right } = useClearance(column, toasts.length > 0);
  return (
    <Portal>
      {/* The region exists before anything is announced, because screen readers report only what is added to an existing one. */}
      <section
        ref={column}
        onFocus={({ currentTarget, relatedTarget }) => {
          if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
            from.current = relatedTarget;
        }}
        className={classes.toasts}
        style={{ '--clearance': `${bottom}px`, '--clearance-right': `${right}px` } as CSSProperties}
        aria-label="Notifications"
        aria-live="polite"
        aria-relevant="additions text"
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onFocusLost={() => from.current?.focus({ preventScroll: true })} />
        ))}
      </section>
    </Portal>
  );
}
