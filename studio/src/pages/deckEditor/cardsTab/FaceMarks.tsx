import type { Scene } from '@cardwright/renderer';
import type { CSSProperties, MouseEvent, ReactElement } from 'react';
import { useEditor, useSession } from '../../../deck/editor/EditorContext.js';
import { focusField } from '../fields/focusField.js';
import { kindName } from '../../../words/fieldNames.js';
import classes from './canvas.module.css';

interface Props {
  readonly scene: Scene;
  /** CSS pixels. */
  readonly width: number;
}

type Item = Scene['items'][number];

const SAFE_MM = 3;

/** Overlay on a face: outlines what is being edited, focuses the field of whatever is clicked, and shows guides. */
export function FaceMarks({ scene, width }: Props): ReactElement {
  const editor = useEditor();
  const kind = useSession((session) => session.fieldKind);
  const hasGuides = useSession((session) => session.hasGuides);
  const scale = width / scene.width;
  const marked = kind === undefined ? undefined : scene.items.find((item) => item.kind === kind);
  const onClick = (event: MouseEvent<HTMLDivElement>): void => {
    const place = event.currentTarget.getBoundingClientRect();
    const hit = itemAt(scene, (event.clientX - place.left) / scale, (event.clientY - place.top) / scale);
    if (hit?.kind !== undefined) focusField(editor, hit.kind);
  };
  // Clicking is a shortcut: every field can be reached by keyboard in the list of fields.
  return (
    <div className={classes.marks} onClick={onClick} aria-hidden="true">
      {marked !== undefined && (
        <span className={classes.marked} style={boxOf(marked, scale)}>
          <b>{kindName(kind ?? '')}</b>
        </span>
      )}
      {hasGuides && <span className={classes.safe} style={{ inset: (SAFE_MM / (63.5 / scene.width)) * scale }} />}
    </div>
  );
}

function boxOf({ rect, rotation }: Item, scale: number): CSSProperties {
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
    ({ kind, rect }) =>
      kind !== undefined &&
      kindName(kind) !== '' &&
      x >= rect.x &&
      x <= rect.x + rect.width &&
      y >= rect.y &&
      y <= rect.y + rect.height,
  );
}
