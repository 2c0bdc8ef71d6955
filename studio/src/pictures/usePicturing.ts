import { useCallback } from 'react';
import { useSession as useSignedIn } from '../session/session.js';
import { useApply, useEditor } from '../deck/editor/EditorContext.js';
import type { PickTarget } from '../deck/session/editorSession.js';
import { assignPicture, type ChosenPicture, presentPictures } from './targets.js';

/** Assigns a picture to its targets; uploads that nothing shows any more are deleted with the next save. */
export function usePicturing(target: PickTarget): (picture: ChosenPicture) => void {
  const { store } = useEditor();
  const apply = useApply();
  const userId = useSignedIn((state) => (state.status === 'signed-in' ? state.user.id : undefined));
  return useCallback(
    (picture) => {
      const old = presentPictures(store.getState().document, target);
      apply(picture.url === null ? 'remove picture' : 'set picture', assignPicture(target, picture));
      for (const url of old) if (isOwnUpload(url, userId)) store.deleteImageLater(url);
    },
    [store, apply, target, userId],
  );
}

/** Whether it lies in the member's own folder of the bucket, embedded or hosted; nothing else is ever deleted. */
function isOwnUpload(url: string, userId: string | undefined): boolean {
  return userId !== undefined && url.includes(`/storage/v1/object/public/images/${userId}/`);
}
