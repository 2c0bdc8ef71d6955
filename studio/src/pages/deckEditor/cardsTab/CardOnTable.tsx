import type { Scene } from '@cardwright/renderer';
import { useCallback, useState, type ReactElement } from 'react';
import { CardSkeleton } from '../../../rendering/CardSkeleton.js';
import { FaceStage } from '../../../canvas/FaceStage.js';
import { startRenderer } from '../../../rendering/rendererStore.js';
import type { Side } from '../../../deck/session/editorSession.js';
import { useDeck, useEditor, useRendererStatus, useSession } from '../../../deck/editor/EditorContext.js';
import { titleOf } from '../../../deck/document/texts.js';
import { useFace } from '../../../deck/editor/useFace.js';
import { BackNote } from './BackNote.js';
import classes from './canvas.module.css';
import { FaceMarks } from './FaceMarks.js';
import { useSceneReport } from './sceneReports.js';

interface Props {
  readonly cardId: string;
  readonly side: Side;
  /** CSS pixels. */
  readonly width: number;
}

/** One side of the card as it will be printed, redrawn at every keystroke. */
export function CardOnTable({ cardId, side, width }: Props): ReactElement | null {
  const { faces } = useEditor();
  const face = useFace(cardId, side);
  const renderer = useRendererStatus();
  const language = useSession((session) => session.language);
  const [scene, setScene] = useState<Scene>();
  const report = useSceneReport(side);
  const title = useDeck((deck) => {
    const placed = faces.place(deck, cardId);
    return placed === undefined ? '' : titleOf(deck, placed.card, language);
  });
  const onScene = useCallback(
    (shown: Scene) => {
      setScene(shown);
      report(shown);
    },
    [report],
  );
  if (face === undefined) return null;
  const name = side === 'front' ? 'Front' : 'Back';
  return (
    <figure className={classes.face} style={{ width }} data-side={side}>
      <figcaption className={classes.caption}>
        {name}
        {side === 'back' && <BackNote />}
      </figcaption>
      {renderer.status === 'ready' ? (
        <div className={classes.stage}>
          <FaceStage
            input={face}
            renderer={renderer.renderer}
            width={width}
            label={`${name} of ${title === '' ? 'an untitled card' : title}`}
            onScene={onScene}
          />
          {scene !== undefined && (
            <FaceMarks cardId={cardId} scene={scene} mmPerUnit={face.face.mmPerUnit} width={width} />
          )}
        </div>
      ) : (
        <CardSkeleton />
      )}
      {renderer.status === 'failed' && (
        <p className={classes.failed} role="alert">
          Fonts could not be loaded.{' '}
          <button type="button" className={classes.retry} onClick={() => void startRenderer()}>
            Try again
          </button>
        </p>
      )}
    </figure>
  );
}
