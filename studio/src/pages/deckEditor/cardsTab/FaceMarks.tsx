import type { Scene } from '@cardwright/renderer';
import { useState, type CSSProperties, type MouseEvent, type ReactElement } from 'react';
import { isInside } from '../../../canvas/geometry/rects.js';
import { pointIn, seenOf, type TurnedRect } from '../../../canvas/geometry/seen.js';
import { useDeck, useEditor, useSession } from '../../../deck/editor/EditorContext.js';
import { focusField } from '../fields/focusField.js';
import { kindName } from '../../../words/fieldNames.js';
import { kindNameIn } from '../../../words/kindNameIn.js';
import classes from './canvas.module.css';
import { isCardText, type CardTextField } from '../../../deck/document/cardTexts.js';
import { TextOnCard } from './TextOnCard.js';

interface Props {
  readonly cardId: string;
  readonly scene: Scene;
  readonly mmPerUnit: number;
  /** CSS pixels. */
  readonly width: number;
}

type Item = Scene['items'][number];

interface Edited {
  readonly field: CardTextField;
  /** The item when it was clicked: an empty text has no place of its own. */
  readonly item: Item;
}

const SAFE_MM = 3;

/**
 * Overlay on a face: outlines what is being edited and shows guides. A click on one of the card's texts edits it there; a
 * click on anything else focuses its field.
 */
export function FaceMarks({ cardId, scene, mmPerUnit, width }: Props): ReactElement {
  const editor = useEditor();
  const kind = useSession((session) => session.fieldKind);
  const hasGuides = useSession((session) => session.hasGuides);
  const name = useDeck((deck) => kindNameIn(deck, kind ?? ''));
  const [edited, setEdited] = useState<Edited>();
  const scale = width / scene.width;
  const marked = kind === undefined ? undefined : scene.items.find((item) => item.kind === kind);
  const onClick = (event: MouseEvent<HTMLDivElement>): void => {
    const place = event.currentTarget.getBoundingClientRect();
    const hit = itemAt(scene, (event.clientX - place.left) / scale, (event.clientY - place.top) / scale);
    if (hit?.kind === undefined) return;
    if (isCardText(hit.kind)) setEdited({ field: hit.kind, item: hit });
    else focusField(editor, hit.kind);
  };
  // Clicking is a shortcut: every field can be reached by keyboard in the list of fields.
  return (
    <>
      <div className={classes.marks} onClick={onClick} aria-hidden="true">
        {marked !== undefined && (
          <span className={classes.marked} style={boxOf(seenOf(marked), scale)}>
            <b>{name}</b>
          </span>
        )}
        {hasGuides && <span className={classes.safe} style={{ inset: (SAFE_MM / mmPerUnit) * scale }} />}
      </div>
      {edited !== undefined && (
        <TextOnCard
          key={`${cardId} ${edited.field}`}
          cardId={cardId}
          field={edited.field}
          box={boxOf({ rect: seenOf(placeOf(scene, edited)).rect, rotation: 0 }, scale)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

function boxOf({ rect, rotation }: TurnedRect, scale: number): CSSProperties {
  return {
    left: rect.x * scale,
    top: rect.y * scale,
    width: rect.width * scale,
    height: rect.height * scale,
    ...(rotation !== 0 && { rotate: `${rotation}deg` }),
  };
}

/** The topmost part there that shows card content. */
function itemAt({ items }: Scene, x: number, y: number): Item | undefined {
  return items.findLast(
    (item) => item.kind !== undefined && kindName(item.kind) !== '' && isInside(pointIn(item, { x, y }), item.rect),
  );
}

/** Texts move while they grow, such as those at the foot of a card. */
function placeOf({ items }: Scene, { field, item }: Edited): Item {
  return items.find(({ kind, id }) => kind === field && id === item.id) ?? item;
}
