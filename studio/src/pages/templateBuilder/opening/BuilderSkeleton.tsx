import { VisuallyHidden } from '@mantine/core';
import type { ReactElement } from 'react';
import { CardSkeleton } from '../../../rendering/CardSkeleton.js';
import frame from '../BuilderFrame.module.css';
import classes from './opening.module.css';

/** The frame while the template loads: a card back, face down. */
export function BuilderSkeleton(): ReactElement {
  return (
    <div className={frame.frame}>
      <div className={frame.bar} />
      <div className={classes.table} role="status">
        <VisuallyHidden>Opening the template</VisuallyHidden>
        <CardSkeleton width={240} />
      </div>
    </div>
  );
}
