import type { FaceSide } from '@cardwright/renderer';
import { ActionIcon } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useDeck, useEditor } from '../../../deck/editor/EditorContext.js';
import { useFace } from '../../../deck/editor/useFace.js';
import { CardThumbnail } from '../../../rendering/CardThumbnail.js';
import classes from './DeckTab.module.css';

/** CSS pixels. */
const WIDTHS: Readonly<Record<FaceSide, number>> = { front: 264, back: 164 };

/** A card of the deck at a size at which designs and colours can be judged; the arrows show other cards. */
export function DeckPreview(): ReactElement | null {
  const { faces } = useEditor();
  const ids = useDeck(useShallow((deck) => faces.placed(deck).map(({ card }) => card.id)));
  const [at, setAt] = useState(0);
  const index = Math.min(at, ids.length - 1);
  const cardId = ids[index];
  if (cardId === undefined) return null;
  const step = (by: number): void => setAt((index + by + ids.length) % ids.length);
  return (
    <aside className={classes.preview} aria-label="Preview">
      <div className={classes.faces}>
        <Face cardId={cardId} side="front" label="Front" />
        <Face cardId={cardId} side="back" label="Back" />
      </div>
      <div className={classes.steps}>
        <ActionIcon aria-label="Preview the previous card" onClick={() => step(-1)}>
          <ChevronLeft size={18} />
        </ActionIcon>
        <span role="status">
          Card {index + 1} of {ids.length}
        </span>
        <ActionIcon aria-label="Preview the next card" onClick={() => step(1)}>
          <ChevronRight size={18} />
        </ActionIcon>
      </div>
    </aside>
  );
}

interface FaceProps {
  readonly cardId: string;
  readonly side: FaceSide;
  readonly label: string;
}

function Face({ cardId, side, label }: FaceProps): ReactElement | null {
  const face = useFace(cardId, side);
  return face === undefined ? null : (
    <CardThumbnail face={face} width={WIDTHS[side]} label={label} className={classes.shown} />
  );
}
