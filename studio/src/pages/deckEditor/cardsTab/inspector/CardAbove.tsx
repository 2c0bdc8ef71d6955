import type { FaceSide } from '@cardwright/renderer';
import type { ReactElement } from 'react';
import { useSession } from '../../../../deck/editor/EditorContext.js';
import { useFace } from '../../../../deck/editor/useFace.js';
import { CardThumbnail } from '../../../../rendering/CardThumbnail.js';
import { useEditorSize } from '../../layout/useEditorSize.js';
import classes from './Inspector.module.css';

/** CSS pixels; both faces leave room for a keyboard and a field on a phone. */
const WIDTH = 96;

/** The current card above its fields, where there is no room for the canvas beside them. */
export function CardAbove(): ReactElement | null {
  const isSmall = useEditorSize() === 'small';
  const cardId = useSession((session) => (session.selectedIds.size > 1 ? undefined : session.cardId));
  if (!isSmall || cardId === undefined) return null;
  return (
    <div className={classes.above}>
      <Face cardId={cardId} side="front" label="Front of this card" />
      <Face cardId={cardId} side="back" label="Back of this card" />
    </div>
  );
}

interface FaceProps {
  readonly cardId: string;
  readonly side: FaceSide;
  readonly label: string;
}

function Face({ cardId, side, label }: FaceProps): ReactElement | null {
  const face = useFace(cardId, side);
  return face === undefined ? null : <CardThumbnail face={face} width={WIDTH} label={label} />;
}
