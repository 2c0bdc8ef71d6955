import type { ComponentPropsWithRef, ReactElement } from 'react';
import classes from './QuietButton.module.css';

/** A small button beside or below the list it adds to. A menu that it opens may add classes of its own. */
export function QuietButton({ className = '', ...props }: ComponentPropsWithRef<'button'>): ReactElement {
  return <button type="button" {...props} className={`${classes.button} ${className}`.trimEnd()} />;
}
