import type { ReactElement, ReactNode } from 'react';
import { Content } from './parts/Content.js';
import { SkipLink } from './parts/SkipLink.js';
import classes from './StudioLayout.module.css';

/** The id of the list of fields on the right. */
export const FIELDS_ID = 'fields';

interface Props {
  /** 56 px at the top. */
  readonly bar: ReactNode;
  /** Switches between the parts below 1024 px; renders nothing where all fit. */
  readonly switcher?: ReactNode;
  readonly left?: ReactNode;
  readonly right?: ReactNode;
  readonly children: ReactNode;
  /** The visible part, if there is room for only one. */
  readonly panel?: 'left' | 'main' | 'right';
}

/** The editor's frame: a bar, then structure, canvas and fields. */
export function StudioLayout({ bar, switcher, left, right, children, panel = 'main' }: Props): ReactElement {
  return (
    <div className={classes.studio} data-panel={panel}>
      <SkipLink />
      {right !== undefined && <SkipLink to={FIELDS_ID} label="Skip to fields" />}
      <header className={classes.bar}>{bar}</header>
      {switcher !== undefined && <div className={classes.switcher}>{switcher}</div>}
      <div className={classes.parts} data-left={left !== undefined} data-right={right !== undefined}>
        {left !== undefined && <div className={classes.left}>{left}</div>}
        <Content className={classes.main}>{children}</Content>
        {right !== undefined && <div className={classes.right}>{right}</div>}
      </div>
    </div>
  );
}
