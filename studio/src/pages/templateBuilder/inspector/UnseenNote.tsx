import type { ReactElement } from 'react';
import { useParts } from '../../../template/builder/BuilderContext.js';
import { useBuilderFace } from '../../../template/data/useSubject.js';
import { whyUnseen } from '../../../template/data/whyUnseen.js';
import { ancestorsOf, type Part } from '../../../template/document/parts.js';
import classes from './inspector.module.css';

/** Says why the selected item is not on the canvas. */
export function UnseenNote({ part }: { readonly part: Part }): ReactElement | null {
  const parts = useParts();
  const input = useBuilderFace();
  const { item } = part;
  if (item === undefined || input === undefined) return null;
  const around = ancestorsOf(parts, part.id).flatMap((above) => above.item ?? []);
  const why = whyUnseen(item, around, input);
  if (why === undefined) return null;
  return (
    <p className={classes.unseen} role="note">
      {why === 'condition'
        ? 'Not on the card shown: its condition, or that of a group around it, is not met.'
        : `Not on the card shown, which has nothing for it.${item.renderType === 'image' ? ' Art can take the place of a missing picture.' : ''}`}
    </p>
  );
}
