import type { ReactElement } from 'react';
import { useBuilder, useBuilderSession, useTemplate } from '../../../template/builder/BuilderContext.js';
import { whyLocked } from '../../../template/actions/unlocked.js';
import classes from './inspector.module.css';

/** Says why the selection keeps its place and size. */
export function LockedNote(): ReactElement | null {
  const builder = useBuilder();
  // The reason depends on both.
  useBuilderSession((session) => session.selectedIds);
  useTemplate((template) => template);
  const reason = whyLocked(builder);
  return reason === undefined ? null : (
    <p className={classes.unseen} role="note">
      {reason}
    </p>
  );
}
