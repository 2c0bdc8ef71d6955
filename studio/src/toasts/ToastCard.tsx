import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useRef, type ReactElement } from 'react';
import classes from './ToastCard.module.css';
import { durationOf, hideToast, type ShownToast } from './toastStore.js';
import { useCountdown } from './useCountdown.js';

const ICONS = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert } as const;

interface Props {
  readonly toast: ShownToast;
  /** Called if the toast goes away with the focus inside it. */
  readonly onFocusLost: () => void;
}

/** One toast. Its time pauses while the pointer is over it or the focus is inside it. */
export function ToastCard({ toast, onFocusLost }: Props): ReactElement {
  const { id, turn, title, message, kind = 'success', action, isClosing } = toast;
  const card = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLSpanElement>(null);
  const loseFocus = useEffectEvent(onFocusLost);
  // While it is still on the page.
  useLayoutEffect(() => {
    const { current: element } = card;
    return () => {
      if (element?.contains(document.activeElement) === true) loseFocus();
    };
  }, []);
  const { pause, resume } = useCountdown(bar, durationOf(toast), turn, () => hideToast(id));
  const Icon = ICONS[kind];
  return (
    <div
      ref={card}
      className={classes.toast}
      role={kind === 'error' ? 'alert' : undefined}
      data-kind={kind}
      data-closing={isClosing || undefined}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <Icon className={classes.icon} size={18} aria-hidden />
      <div className={classes.text}>
        <strong className={classes.title}>{title}</strong>
        {message !== undefined && <div className={classes.message}>{message}</div>}
      </div>
      {action !== undefined && (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            hideToast(id);
            action.perform();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={classes.close} aria-label="Dismiss" onClick={() => hideToast(id)}>
        <X size={16} aria-hidden />
      </button>
      <span ref={bar} className={classes.bar} aria-hidden="true" />
    </div>
  );
}
