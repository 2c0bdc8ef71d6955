import { Button } from '@mantine/core';
import { type ReactElement, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { centerCrop, makeAspectCrop, ReactCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { Dialog } from '../../../components/Dialog.js';
import styles from './CropDialog.module.css';
import { cropPicture } from '../../../pictures/cropPicture.js';

/** Pixels per side: sharp at 128 px on dense screens, yet small to upload. */
const AVATAR_SIDE = 512;

const HANDLE = 'Circle size; change it with the arrow keys';
const LABELS = {
  cropArea: 'Crop circle; move it with the arrow keys',
  nwDragHandle: HANDLE,
  nDragHandle: HANDLE,
  neDragHandle: HANDLE,
  eDragHandle: HANDLE,
  seDragHandle: HANDLE,
  sDragHandle: HANDLE,
  swDragHandle: HANDLE,
  wDragHandle: HANDLE,
};

interface CropDialogProps {
  readonly file: File;
  /** @throws Error with a message for the user */
  readonly onKeep: (picture: Blob) => Promise<void>;
  readonly onClose: () => void;
}

/** A circle that is moved and resized over the picture by pointer or arrow keys. */
export default function CropDialog({ file, onKeep, onClose }: CropDialogProps): ReactElement {
  const image = useRef<HTMLImageElement>(null);
  const [url, setUrl] = useState<string>();
  const [crop, setCrop] = useState<PercentCrop>();
  const [isKeeping, setKeeping] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  const begin = ({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>): void => {
    const whole = naturalWidth < naturalHeight ? { width: 90 } : { height: 90 };
    const square = makeAspectCrop({ unit: '%', ...whole }, 1, naturalWidth, naturalHeight);
    setCrop(centerCrop(square, naturalWidth, naturalHeight));
  };
  const keep = async (): Promise<void> => {
    if (image.current === null || crop === undefined) return;
    setKeeping(true);
    setProblem(undefined);
    try {
      await onKeep(await cropPicture(image.current, crop, AVATAR_SIDE));
      onClose();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Unknown error');
      setKeeping(false);
    }
  };
  return (
    <Dialog opened onClose={onClose} title="Crop your picture" size={520} closeButtonProps={{ 'aria-label': 'Close' }}>
      <p className={styles.hint}>Drag the circle or its corners. Arrow keys move it; Shift makes larger steps.</p>
      <div className={styles.ground}>
        {url !== undefined && (
          <ReactCrop
            crop={crop}
            onChange={(_pixels, percent) => setCrop(percent)}
            aspect={1}
            circularCrop
            ariaLabels={LABELS}
            className={`ReactCrop--no-animate ${styles.crop ?? ''}`}
            keepSelection
            minWidth={32}
          >
            <img
              ref={image}
              src={url}
              alt="The picture to crop"
              onLoad={begin}
              onError={() => setProblem('This file is damaged or not a picture. Choose another one.')}
            />
          </ReactCrop>
        )}
      </div>
      <div role="alert">{problem !== undefined && <p className={styles.problem}>{problem}</p>}</div>
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={() => void keep()} loading={isKeeping} disabled={crop === undefined} data-autofocus>
          Set picture
        </Button>
      </div>
    </Dialog>
  );
}
