import type { Scene } from '@cardwright/renderer';
import { useCallback } from 'react';
import { useStore } from 'zustand';
import type { Side } from '../../../deck/session/editorSession.js';
import { useEditor } from '../../../deck/editor/EditorContext.js';

/** Records what is on the canvas, so that the fields can show how it fits. */
export function useSceneReport(side: Side): (scene: Scene) => void {
  const { scenes } = useEditor();
  return useCallback((scene) => scenes.setState({ [side]: scene }), [scenes, side]);
}

/** The part of the current card that shows a content kind, on whichever side has it. */
export function useShownItem(kind: string): Scene['items'][number] | undefined {
  const { scenes } = useEditor();
  return useStore(scenes, ({ front, back }) =>
    [...(front?.items ?? []), ...(back?.items ?? [])].find((item) => item.kind === kind),
  );
}
