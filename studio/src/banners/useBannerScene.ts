import { type BannerOrder, drawBanner, type Scene } from '@cardwright/renderer';
import { useEffect, useState } from 'react';
import { useRenderer } from '../rendering/useRenderer.js';

interface BannerScene {
  readonly scene?: Scene;
  readonly problem?: string;
}

/** The scene of a banner; the last one stays until the next one is ready. */
export function useBannerScene(order: BannerOrder | undefined): BannerScene {
  const state = useRenderer();
  const renderer = state.status === 'ready' ? state.renderer : undefined;
  const [shown, setShown] = useState<BannerScene>({});
  useEffect(() => {
    if (order === undefined || renderer === undefined) return;
    let isCurrent = true;
    drawBanner(order, renderer.scenes).then(
      (scene) => {
        if (isCurrent) setShown({ scene });
      },
      (error: unknown) => {
        const problem = error instanceof Error ? error.message : String(error);
        if (isCurrent) setShown(({ scene }) => ({ ...(scene && { scene }), problem }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [order, renderer]);
  return state.status === 'failed' ? { problem: state.error.message } : shown;
}
