import type { ReactElement } from 'react';
import { useParts, useTemplate } from '../../../template/builder/BuilderContext.js';
import { nameOfPart } from '../../../template/document/nameOfPart.js';
import { counted } from '../../../words/counted.js';
import { partIcon } from '../structure/partIcon.js';
import classes from './canvas.module.css';
import type { Feedback } from './gestures/Feedback.js';

/** What is dragged along the flow, at the pointer. */
export function Carried({ at, ids }: NonNullable<Feedback['carried']>): ReactElement | null {
  const [first = ''] = ids;
  const part = useParts().get(first);
  const name = useTemplate(({ json_config }) => nameOfPart(json_config, first));
  if (part === undefined) return null;
  const Icon = partIcon(part);
  return (
    <div className={classes.carried} style={{ left: at.x, top: at.y }} aria-hidden="true">
      <Icon size={16} />
      {ids.length === 1 ? name : counted(ids.length, 'item')}
    </div>
  );
}
