import { useState, type ReactElement } from 'react';
import { PictureTabs } from '../../../pictures/PictureTabs.js';
import { StockPhotos } from '../../../pictures/StockPhotos.js';
import type { ChosenPicture } from '../../../pictures/targets.js';
import { UploadTab } from '../../../pictures/UploadTab.js';
import { useProposedWords } from '../../../pictures/useProposedWords.js';
import { chooseFixedPicture } from '../../../template/actions/fixedPictures.js';
import { useBuilder } from '../../../template/builder/BuilderContext.js';

/** Chooses a picture that is the same on every card: uploaded, or found among the stock photos. */
export default function FixedPictureDialog(): ReactElement {
  const builder = useBuilder();
  const close = (): void => builder.session.setState({ choosingPicture: undefined });
  const choose = (picture: ChosenPicture): void => {
    chooseFixedPicture(builder, picture);
    close();
  };
  return (
    <PictureTabs
      title="Picture on every card"
      ways={{
        Upload: <UploadTab isPublic onChoose={choose} />,
        'Stock photos': <TemplatePhotos onChoose={choose} />,
      }}
      onClose={close}
    />
  );
}

/** Stock photos for what the template says about itself. */
function TemplatePhotos({ onChoose }: { readonly onChoose: (picture: ChosenPicture) => void }): ReactElement {
  const { store } = useBuilder();
  const [{ name, description }] = useState(() => store.getState().document);
  const proposal = useProposedWords({ cardTitle: name, cardDesc: description, catDesc: '', deckShortDesc: '' });
  return <StockPhotos proposal={proposal} onChoose={onChoose} />;
}
