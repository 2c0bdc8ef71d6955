import type { ComponentPropsWithRef, ReactElement } from 'react';
import classes from './QuietButton.module.css';

/** A small button beside or below the list it adds to. */
export function QuietButton(props: ComponentPropsWithRef<'button'>): ReactElement {
  return <button type="button" className={classes.button} {...props} />;
}
