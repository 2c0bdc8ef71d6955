import type { FaceInput } from '@cardwright/renderer';
import { useEffect, useState } from 'react';
import { useReconnections } from '../../browser/useReconnections.js';
import { useRenderer } from '../useRenderer.js';
import { devicePixels } from './devicePixels.js';
import { TaskDropped } from './TaskQueue.js';

export interface ThumbnailState {
  readonly bitmap?: ImageBitmap;
  readonly problem?: string;
}

const PENDING: ThumbnailState = {};

/** The picture of a face while it is needed. @param width CSS pixels */
export function useThumbnail(face: FaceInput, width: number, isWanted: boolean): ThumbnailState {
  const renderer = useRenderer();
  const [state, setState] = useState(PENDING);
  const reconnections = useReconnections(state.problem !== undefined);
  const thumbnails = renderer.status === 'ready' ? renderer.thumbnails : undefined;
  useEffect(() => {
    if (thumbnails === undefined || !isWanted) return;
    let isCurrent = true;
    const { picture, release } = thumbnails.hold(face, devicePixels(width));
    picture.then(
      (bitmap) => {
        if (isCurrent) setState({ bitmap });
      },
      (error: unknown) => {
        if (isCurrent && !(error instanceof TaskDropped)) setState({ problem: messageOf(error) });
      },
    );
    return () => {
      isCurrent = false;
      release();
    };
  }, [thumbnails, face, width, isWanted, reconnections]);
  return renderer.status === 'failed' ? { problem: renderer.error.message } : state;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
