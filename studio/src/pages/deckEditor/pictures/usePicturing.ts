import { useCallback } from 'react';
import { useApply, useEditor } from '../EditorContext.js';
import type { PickTarget } from '../../../session/editorSession.js';
import { assignPicture, type ChosenPicture, presentPictures } from './targets.js';

/** Puts a picture on what it was chosen for; uploads that nothing shows any more go with the next save. */
export function usePicturing(target: PickTarget): (picture: ChosenPicture) => void {
  const { store } = useEditor();
  const apply = useApply();
  return useCallback(
    (picture) => {
      const old = presentPictures(store.getState().deck, target);
      apply(picture.url === null ? 'remove picture' : 'set picture', assignPicture(target, picture));
      for (const url of old) if (isUpload(url)) store.deleteImageLater(url);
    },
    [store, apply, target],
  );
}

/** Whether it is in the bucket of this server or of hosted Supabase; nothing else is ever deleted. */
function isUpload(url: string): boolean {
  return url.includes('/storage/v1/object/public/images/');
}
