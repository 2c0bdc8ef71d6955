import { BUCKET, PUBLIC_OBJECTS } from '@cardwright/server/contract/pictures';
import { useCallback } from 'react';
import { useSession as useSignedIn } from '../session/session.js';
import { useApply, useEditor } from '../deck/editor/EditorContext.js';
import type { DeckDocument, Recipe } from '../deck/document/types.js';
import type { PickTarget } from '../deck/session/editorSession.js';
import type { TakeBack } from '../editing/types.js';
import { offerEverywhere } from './offerEverywhere.js';
import { assignPicture, assignPictures, type ChosenPicture, presentPictures } from './targets.js';

/**
 * Assigns a picture to its targets; uploads that nothing shows any more are deleted with the next save. Other cards that
 * show the picture that was replaced can get the new one, too.
 */
export function usePicturing(target: PickTarget): (picture: ChosenPicture) => void {
  const { store } = useEditor();
  const change = useChangedPictures();
  return useCallback(
    (picture) => {
      const old = presentPictures(store.getState().document, target);
      const assign = (label: string, to: PickTarget): TakeBack =>
        change(label, assignPicture(to, picture), (deck) => presentPictures(deck, to));
      assign(picture.url === null ? 'remove picture' : 'set picture', target);
      if (target.owner === 'card' && picture.url !== null)
        offerEverywhere(store, old, (ids) => assign('replace picture on other cards', { owner: 'card', ids }));
    },
    [store, change, target],
  );
}

/** Assigns a picture of its own to each card, by the card's id, as one step. @returns a function that takes it back */
export function usePicturingCards(): (pictures: ReadonlyMap<string, ChosenPicture>) => TakeBack {
  const change = useChangedPictures();
  return useCallback(
    (pictures) =>
      change('assign pictures', assignPictures(pictures), (deck) =>
        presentPictures(deck, { owner: 'card', ids: [...pictures.keys()] }),
      ),
    [change],
  );
}

function useChangedPictures() {
  const { store } = useEditor();
  const apply = useApply();
  const userId = useSignedIn((state) => (state.status === 'signed-in' ? state.user.id : undefined));
  return useCallback(
    (label: string, recipe: Recipe, replaced: (deck: DeckDocument) => readonly string[]): TakeBack => {
      const old = replaced(store.getState().document);
      const takeBack = apply(label, recipe);
      for (const url of old) if (isOwnUpload(url, userId)) store.deleteImageLater(url);
      return takeBack;
    },
    [store, apply, userId],
  );
}

/** Whether it lies in the member's own folder of the bucket, embedded or hosted; nothing else is ever deleted. */
function isOwnUpload(url: string, userId: string | undefined): boolean {
  return userId !== undefined && url.includes(`${PUBLIC_OBJECTS}${BUCKET}/${userId}/`);
}
