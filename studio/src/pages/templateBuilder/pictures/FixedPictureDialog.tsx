import type { ReactElement } from 'react';
import { Dialog } from '../../../components/Dialog.js';
import { UploadTab } from '../../../pictures/UploadTab.js';
import { chooseFixedPicture } from '../../../template/actions/fixedPictures.js';
import { useBuilder } from '../../../template/builder/BuilderContext.js';

/** Uploads a picture that is the same on every card. */
export default function FixedPictureDialog(): ReactElement {
  const builder = useBuilder();
  const close = (): void => builder.session.setState({ choosingPicture: undefined });
  return (
    <Dialog opened onClose={close} title="Picture on every card" size={620}>
      <UploadTab
        isPublic
        onChoose={({ url }) => {
          if (url !== null) chooseFixedPicture(builder, url);
          close();
        }}
      />
    </Dialog>
  );
}
