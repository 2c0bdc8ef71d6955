import type { ReactElement, ReactNode } from 'react';
import classes from './StudioLayout.module.css';

interface Props {
  /** 56 px at the top. */
  readonly bar: ReactNode;
  /** Below 1024 px switches between the parts; nothing where there is room for all. */
  readonly switcher?: ReactNode;
  readonly left?: ReactNode;
  readonly right?: ReactNode;
  readonly children: ReactNode;
  /** Which part is seen where there is room for one. */
  readonly panel?: 'left' | 'main' | 'right';
}

/** The workshop's frame: a bar, then what there is, the thing itself, and what it is made of. */
export function StudioLayout({ bar, switcher, left, right, children, panel = 'main' }: Props): ReactElement {
  return (
    <div className={classes.studio} data-panel={panel}>
      <header className={classes.bar}>{bar}</header>
      {switcher !== undefined && <div className={classes.switcher}>{switcher}</div>}
      <div className={classes.parts} data-left={left !== undefined} data-right={right !== undefined}>
        {left !== undefined && <div className={classes.left}>{left}</div>}
        <main className={classes.main}>{children}</main>
        {right !== undefined && <div className={classes.right}>{right}</div>}
      </div>
    </div>
  );
}
