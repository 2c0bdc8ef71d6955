import type { FaceSide } from '@cardwright/renderer';
import { ActionIcon } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useDeck, useEditor } from '../../../deck/editor/EditorContext.js';
import { useFace } from '../../../deck/editor/useFace.js';
import { CardThumbnail } from '../../../rendering/CardThumbnail.js';
import classes from './DeckTab.module.css';

/** CSS pixels: beside the sections, above them, and above them on phones. */
const WIDTHS: Readonly<Record<'beside' | 'above' | 'phone', Readonly<Record<FaceSide, number>>>> = {
  beside: { front: 264, back: 164 },
  above: { front: 264, back: 264 },
  phone: { front: 184, back: 120 },
};

/** A card of the deck at a size at which designs and colours can be judged; the arrows show other cards. */
export function DeckPreview(): ReactElement | null {
  const { faces } = useEditor();
  const ids = useDeck(useShallow((deck) => faces.placed(deck).map(({ card }) => card.id)));
  const [at, setAt] = useState(0);
  const widths = WIDTHS[useRoom()];
  const index = Math.min(at, ids.length - 1);
  const cardId = ids[index];
  if (cardId === undefined) return null;
  const step = (by: number): void => setAt((index + by + ids.length) % ids.length);
  return (
    <aside className={classes.preview} aria-label="Preview">
      <div className={classes.faces}>
        <Face cardId={cardId} side="front" label="Front" width={widths.front} />
        <Face cardId={cardId} side="back" label="Back" width={widths.back} />
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

function useRoom(): keyof typeof WIDTHS {
  const isBeside = useMediaQuery('(min-width: 1280px)', false, { getInitialValueInEffect: false });
  const isPhone = useMediaQuery('(max-width: 599px)', false, { getInitialValueInEffect: false });
  if (isBeside) return 'beside';
  return isPhone ? 'phone' : 'above';
}

interface FaceProps {
  readonly cardId: string;
  readonly side: FaceSide;
  readonly label: string;
  readonly width: number;
}

function Face({ cardId, side, label, width }: FaceProps): ReactElement | null {
  const face = useFace(cardId, side);
  return face === undefined ? null : (
    <CardThumbnail face={face} width={width} label={label} className={classes.shown} />
  );
}
