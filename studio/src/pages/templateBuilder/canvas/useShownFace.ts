import type { Scene } from '@cardwright/renderer';
import { useCallback } from 'react';
import { useScene } from '../../../canvas/useScene.js';
import type { BrowserRenderer } from '../../../rendering/createBrowserRenderer.js';
import { useRenderer } from '../../../rendering/useRenderer.js';
import { useBuilder } from '../../../template/builder/BuilderContext.js';
import { useBuilderFace } from '../../../template/data/useSubject.js';
import { type CompanionFace, useCompanion } from './useCompanion.js';

export interface ShownFace {
  /** What is painted; undefined until there is both a scene and what paints it. */
  readonly painted: { readonly scene: Scene; readonly renderer: BrowserRenderer } | undefined;
  /** The latest change is not on it yet. */
  readonly isBehind: boolean;
  readonly companion: CompanionFace | undefined;
  /** Why the face, or its latest change, cannot be shown. */
  readonly problem: string | undefined;
}

/** The face of the edited template, laid out and ready to be painted. */
export function useShownFace(): ShownFace {
  const { shown } = useBuilder();
  const state = useRenderer();
  const input = useBuilderFace();
  const renderer = state.status === 'ready' ? state.renderer : undefined;
  const drafts = renderer?.drafts;
  const onScene = useCallback(
    (scene: Scene) =>
      shown.setState({
        scene,
        layOut: input && drafts && ((template) => drafts.scene({ ...input, template })),
      }),
    [shown, input, drafts],
  );
  const { scene, problem, isBehind } = useScene(input, drafts, onScene);
  return {
    painted: scene !== undefined && renderer !== undefined ? { scene, renderer } : undefined,
    isBehind,
    companion: useCompanion(input),
    problem: problem ?? (state.status === 'failed' ? 'Fonts could not be loaded.' : undefined),
  };
}
