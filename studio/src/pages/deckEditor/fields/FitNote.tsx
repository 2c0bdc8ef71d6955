import type { ReactElement } from 'react';
import type { Scene } from '@cardwright/renderer';
import classes from './fields.module.css';
import { NOT_ON_DESIGN } from './useIsOnDesign.js';
import { counted } from '../../../words/counted.js';

interface Props {
  readonly item: Scene['items'][number] | undefined;
  readonly isEmpty: boolean;
  /** Whether a side of the card shows this text. */
  readonly isOnDesign: boolean;
}

/** How a text fits on the card: its lines, and whether it was shrunk. */
export function FitNote({ item, isEmpty, isOnDesign }: Props): ReactElement | null {
  if (!isOnDesign) return isEmpty ? null : <span>{NOT_ON_DESIGN}</span>;
  if (item?.text === undefined) return null;
  const { lines, fontSize, requestedFontSize } = item.text;
  if (isEmpty || lines === 0) return null;
  const share = Math.round((fontSize / requestedFontSize) * 100);
  const count = counted(lines, 'line');
  return (
    <span className={classes.fit} data-tight={share < 75 || undefined} title="How the text fits on the card">
      {share < 100 ? `${count}, set at ${share}%` : count}
    </span>
  );
}
