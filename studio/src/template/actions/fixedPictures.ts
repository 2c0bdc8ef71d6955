import type { Point } from '@cardwright/renderer';
import type { ChosenPicture } from '../../pictures/targets.js';
import { PUBLIC_FOLDER } from '../../pictures/usePrivacy.js';
import { pictureSize } from '../../pictures/pictureSize.js';
import { uploadProblem } from '../../pictures/readPicture.js';
import { uploadPicture } from '../../pictures/uploadPicture.js';
import { useSession } from '../../session/session.js';
import { closeToast, toast, toastError } from '../../toasts/toast.js';
import type { Builder } from '../builder/createBuilder.js';
import { setProps } from '../document/commands/properties.js';
import { OVERLAYS } from '../document/layers.js';
import { addItem } from './addItem.js';
import { itemForKind } from './newItems.js';
import { pictureFrame } from './pictureFrame.js';

const TOAST = 'add-picture';

/** Gives the item that the dialog is open for a picture, or adds a new item with it. */
export function chooseFixedPicture(builder: Builder, { url: src, credit }: ChosenPicture): void {
  const { itemId } = builder.session.getState().choosingPicture ?? {};
  if (src === null) return;
  if (itemId === undefined) addItem(builder, { ...itemForKind('image'), props: { src } });
  else builder.change('choose picture', setProps([itemId], { src }));
  // A template has no field for credits: its designer decides where the credit is printed.
  if (credit !== undefined && credit !== null)
    toast({ kind: 'info', title: 'This photo needs a credit', message: `Add a text: ${credit}.`, duration: 0 });
}

/**
 * Uploads a picture that was dropped or pasted, and lays it on top of the face.
 * @param at its middle, in units; by default the middle of the face
 */
export async function addPictureFile(builder: Builder, file: File, at?: Point): Promise<void> {
  const { scene } = builder.shown.getState();
  const user = useSession.getState();
  if (scene === undefined) return;
  // It says why nothing can be changed.
  if (builder.isReadOnly) return void builder.change('add picture', () => undefined);
  try {
    const problem = uploadProblem(file);
    if (problem !== null) throw new Error(problem);
    if (user.status !== 'signed-in') throw new Error('Not authenticated');
    toast({ id: TOAST, kind: 'info', title: 'Uploading the picture', message: file.name, duration: 0 });
    const frame = pictureFrame(await pictureSize(file), scene, at);
    const src = await uploadPicture(user.user.id, PUBLIC_FOLDER, file);
    const index = builder.store.getState().document.json_config.absoluteItems.length;
    const picture = { ...itemForKind('image'), classes: 'object-cover', props: { src } };
    addItem(builder, picture, { parentId: OVERLAYS, index }, frame);
    closeToast(TOAST);
  } catch (error) {
    toastError('The picture was not added', error, TOAST);
  }
}
