import type { ReactElement } from 'react';
import { keysOf } from './keys.js';
import classes from './Kbd.module.css';

/** A shortcut as keycaps: `mod+K` shows ⌘ K on a Mac and Ctrl K elsewhere. */
export function Kbd({ shortcut }: { readonly shortcut: string }): ReactElement {
  return (
    <span className={classes.keys}>
      {keysOf(shortcut).map((key) => (
        <kbd key={key} className={classes.key}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
