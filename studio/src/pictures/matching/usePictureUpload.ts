import { useEffect, useRef, useState } from 'react';
import { offerUndo } from '../../editing/offerUndo.js';
import { useEditor } from '../../deck/editor/EditorContext.js';
import { useSession as useSignedIn } from '../../session/session.js';
import { closeToast, SAVED, toastError } from '../../toasts/toast.js';
import { counted } from '../../words/counted.js';
import type { BatchResult } from '../inBatch.js';
import type { Running } from '../RunningBatch.js';
import { usePicturingCards } from '../usePicturing.js';
import type { PictureMatches } from './matchPictures.js';
import { uploadPictures } from './uploadPictures.js';

export interface PictureUpload {
  readonly running: Running | undefined;
  /** The addresses of what was uploaded, by the index of the file. */
  readonly uploaded: ReadonlyMap<number, string>;
  /** The outcome, unless everything was uploaded. */
  readonly ended: BatchResult<number, string> | undefined;
  /** Uploads these files and assigns those that arrived to their cards, as one step. */
  readonly start: (indexes: readonly number[], matches: PictureMatches) => Promise<void>;
  readonly stop: () => void;
}

/**
 * Uploads matched pictures. What was uploaded is kept, also when the rest fails or is stopped.
 * @param folder the member's subfolder that they go to
 */
export function usePictureUpload(files: readonly File[], folder: string, onDone: () => void): PictureUpload {
  const { store } = useEditor();
  const userId = useSignedIn((state) => (state.status === 'signed-in' ? state.user.id : undefined));
  const picture = usePicturingCards();
  const abort = useRef<AbortController>(undefined);
  const [running, setRunning] = useState<Running>();
  const [uploaded, setUploaded] = useState<ReadonlyMap<number, string>>(new Map());
  const [ended, setEnded] = useState<BatchResult<number, string>>();
  useEffect(() => () => abort.current?.abort(), []);
  const start = async (indexes: readonly number[], matches: PictureMatches): Promise<void> => {
    if (userId === undefined) return void toastError('Pictures were not uploaded', new Error('Not authenticated'));
    abort.current = new AbortController();
    closeToast(FAILED);
    const of = indexes.length;
    setEnded(undefined);
    setRunning({ done: 0, of });
    const result = await uploadPictures(files, indexes, {
      userId,
      folder,
      signal: abort.current.signal,
      onProgress: (done) => setRunning({ done, of }),
      onWait: (wait) => setRunning((before) => before && { ...before, wait }),
    });
    const chosen = new Map(
      [...matches].flatMap(([card, file]) => {
        const url = result.found.get(file);
        return url === undefined ? [] : [[card, { url }] as const];
      }),
    );
    if (chosen.size > 0) {
      const takeBack = picture(chosen);
      const title = `${counted(chosen.size, 'card')} got ${chosen.size === 1 ? 'a picture' : 'pictures'}`;
      offerUndo(store, takeBack, { id: SAVED, title, message: 'The deck is not saved yet.' });
    }
    setUploaded((before) => new Map([...before, ...result.found]));
    setRunning(undefined);
    if (result.found.size === of) return onDone();
    setEnded(result);
    if ('stopped' in result) toastError('Pictures were not uploaded', result.stopped, FAILED);
  };
  return { running, uploaded, ended, start, stop: () => abort.current?.abort() };
}

const FAILED = 'upload-failed';
