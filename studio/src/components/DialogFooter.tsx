import type { ComponentProps, ReactElement } from 'react';
import classes from './DialogFooter.module.css';

/** The last row of a long dialog. It stays in sight while the rest scrolls, and toasts do not cover it. */
export function DialogFooter({ className = '', ...props }: ComponentProps<'div'>): ReactElement {
  return <div data-keep-clear {...props} className={`${classes.footer} ${className}`.trimEnd()} />;
}
