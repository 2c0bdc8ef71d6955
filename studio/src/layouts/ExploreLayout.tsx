import type { ReactElement } from 'react';
import classes from './ExploreLayout.module.css';
import { WideFrame } from './parts/WideFrame.js';

/** Browsing other people's decks: the whole width. */
export function Component(): ReactElement {
  return <WideFrame className={classes.content} />;
}
