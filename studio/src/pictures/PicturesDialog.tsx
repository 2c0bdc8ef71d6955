import { Tabs } from '@mantine/core';
import type { ReactElement } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { Dialog } from '../components/Dialog.js';
import type { DialogProps } from '../deck/editor/DialogProps.js';
import { useDeck } from '../deck/editor/EditorContext.js';
import { useDialog } from '../deck/editor/useDialog.js';
import { MakeTab } from './MakeTab.js';
import styles from './PicturesDialog.module.css';
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
    <Dialog opened onClose={onClose} title={`Picture for ${name}`} size={820}>
      <Tabs defaultValue="upload" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="upload">Upload</Tabs.Tab>
          <Tabs.Tab value="stock">Stock photos</Tabs.Tab>
          <Tabs.Tab value="make">Create one</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="upload" className={styles.panel}>
          <UploadTab
            present={present}
            onChoose={choose}
            onRemove={() => choose({ url: null })}
            onSeveral={(files) => openDialog({ name: 'matchPictures', files })}
          />
        </Tabs.Panel>
        <Tabs.Panel value="stock" className={styles.panel}>
          <StockTab target={target} onChoose={choose} onClose={onClose} />
        </Tabs.Panel>
        <Tabs.Panel value="make" className={styles.panel}>
          <MakeTab target={target} onChoose={choose} />
        </Tabs.Panel>
      </Tabs>
    </Dialog>
  );
}
