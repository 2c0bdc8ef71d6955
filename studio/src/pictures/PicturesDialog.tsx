import type { ReactElement } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { DialogProps } from '../deck/editor/DialogProps.js';
import { useDeck } from '../deck/editor/EditorContext.js';
import { useDialog } from '../deck/editor/useDialog.js';
import { MakeTab } from './MakeTab.js';
import { PictureTabs } from './PictureTabs.js';
import { StockTab } from './StockTab.js';
import { nameOfTarget, presentPictures, type ChosenPicture } from './targets.js';
import { UploadTab } from './UploadTab.js';
import { usePicturing } from './usePicturing.js';

/** Chooses a picture for the deck, a category or cards: uploaded, found or generated. */
export default function PicturesDialog({ dialog: { target }, onClose }: DialogProps<'pictures'>): ReactElement {
  const name = useDeck((deck) => nameOfTarget(deck, target));
  const present = useDeck(useShallow((deck) => [...new Set(presentPictures(deck, target))]));
  const picture = usePicturing(target);
  const openDialog = useDialog();
  const choose = (chosen: ChosenPicture): void => {
    picture(chosen);
    onClose();
  };
  return (
    <PictureTabs
      title={`Picture for ${name}`}
      ways={{
        Upload: (
          <UploadTab
            present={present}
            onChoose={choose}
            onRemove={() => choose({ url: null })}
            onSeveral={(files) => openDialog({ name: 'matchPictures', files })}
          />
        ),
        'Stock photos': <StockTab target={target} onChoose={choose} onClose={onClose} />,
        'Create one': <MakeTab target={target} onChoose={choose} />,
      }}
      onClose={onClose}
    />
  );
}
