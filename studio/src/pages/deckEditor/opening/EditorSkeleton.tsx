import { VisuallyHidden } from '@mantine/core';
import type { ReactElement } from 'react';
import { StudioLayout } from '../../../layouts/StudioLayout.js';
import { CardSkeleton } from '../../../rendering/CardSkeleton.js';
import classes from './opening.module.css';

/** The frame while the deck loads: card backs, face down. */
export function EditorSkeleton(): ReactElement {
  return (
    <StudioLayout
      bar={<div className={classes.line} style={{ width: 180, margin: '20px 16px' }} />}
      left={
        <div className={classes.rows} aria-hidden="true">
          {[62, 48, 70, 55, 66, 40].map((width, index) => (
            <div key={index} className={classes.row}>
              <CardSkeleton width={26} />
              <div className={classes.line} style={{ width: `${width}%` }} />
            </div>
          ))}
        </div>
      }
      right={<div />}
    >
      <div className={classes.table} role="status">
        <VisuallyHidden>Opening the deck</VisuallyHidden>
        <CardSkeleton width={300} />
        <CardSkeleton width={300} />
      </div>
    </StudioLayout>
  );
}
