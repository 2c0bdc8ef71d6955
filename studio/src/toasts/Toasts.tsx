import { Portal } from '@mantine/core';
import type { ReactElement } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { ToastCard } from './ToastCard.js';
import classes from './Toasts.module.css';
import { useToasts, visibleToasts } from './toastStore.js';

/** Toasts to be read: at most five at once, bottom right, full width on phones. */
export function Toasts(): ReactElement {
  const toasts = useToasts(useShallow(visibleToasts));
  return (
    <Portal>
      {/* It is there before anything is said: readers are told of what comes into it. */}
      <section className={classes.toasts} aria-label="Notifications" aria-live="polite" aria-relevant="additions text">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </section>
    </Portal>
  );
}
