import type { ReactElement } from 'react';
import classes from './OwnLayout.module.css';
import { WideFrame } from './parts/WideFrame.js';

/** A finished deck: cover 320 px, text 720 px. */
export function Component(): ReactElement {
  return <WideFrame className={classes.content} />;
}
