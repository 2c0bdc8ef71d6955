import type { ReactElement } from 'react';
import { CardBackSkeleton } from '../../../components/CardBackSkeleton.js';
import classes from './opening.module.css';

/** One of the editor's pages while its code loads. */
export function PageSkeleton(): ReactElement {
  return (
    <div className={classes.pageSkeleton}>
      <CardBackSkeleton count={7} width={120} />
    </div>
  );
}
