import type { ReactElement } from 'react';
import { useParts, useShownScene } from '../../../template/builder/BuilderContext.js';
import { useBuilderFace } from '../../../template/data/useSubject.js';
import { whyUnseen } from '../../../template/data/whyUnseen.js';
import { ancestorsOf, type Part } from '../../../template/document/parts.js';
import classes from './inspector.module.css';

const WORDS = {
  condition: 'Not on the card shown: its condition, or that of a group around it, is not met.',
  empty: 'Not on the card shown, which has nothing for it.',
  noRoom: 'Not on the card shown: there is no room for it. Enlarge what it is in, or make something beside it smaller.',
} as const;

/** Says why the selected item is not on the canvas. */
export function UnseenNote({ part }: { readonly part: Part }): ReactElement | null {
  const parts = useParts();
  const input = useBuilderFace();
  const scene = useShownScene();
  const { item } = part;
  if (item === undefined || input === undefined) return null;
  const around = ancestorsOf(parts, part.id).flatMap((above) => above.item ?? []);
  const area = scene?.items.find(({ id }) => id === part.id)?.rect;
  const why = whyUnseen(item, around, input, area);
  if (why === undefined) return null;
  return (
    <p className={classes.unseen} role="note">
      {WORDS[why]}
      {why === 'empty' && item.renderType === 'image' && ' Art can take the place of a missing picture.'}
    </p>
  );
}
