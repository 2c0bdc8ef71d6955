import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { ImageUp } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useDropzone } from 'react-dropzone';
import { useDialog } from '../deck/editor/useDialog.js';
import { PICTURE_TYPES, pictureIn, pictureProblem } from './readPicture.js';
import { CropStep } from './CropStep.js';
import styles from './PicturesDialog.module.css';
import type { ChosenPicture } from './targets.js';

const TYPES = { ...PICTURE_TYPES, 'image/svg+xml': ['.svg'] };

/** A picture that is dropped, pasted or chosen, and cropped before the upload. Several go to the cards that they are named after. */
export function UploadTab({ onChoose }: { readonly onChoose: (picture: ChosenPicture) => void }): ReactElement {
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string | null>(null);
  const openDialog = useDialog();
  const take = (wanted: File | undefined): void => {
    if (wanted === undefined) return;
    const found = wanted.type === 'image/svg+xml' ? null : pictureProblem(wanted);
    setProblem(found);
    if (found === null) setFile(wanted);
  };
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: TYPES,
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, [rejected]) => {
      if (accepted.length > 1) openDialog({ name: 'matchPictures', files: accepted });
      else take(accepted[0] ?? rejected?.file);
    },
  });
  useWindowEvent('paste', ({ clipboardData }) => take(pictureIn(clipboardData)));
  if (file !== undefined)
    return (
      <CropStep
        key={`${file.name} ${file.lastModified}`}
        file={file}
        onChoose={onChoose}
        onBack={() => setFile(undefined)}
      />
    );
  return (
    <div {...getRootProps({ className: styles.drop })} data-over={isDragActive || undefined}>
      <input {...getInputProps({ 'aria-label': 'Picture file' })} />
      <ImageUp size={28} strokeWidth={1.75} aria-hidden />
      <p>
        <strong>Drop a picture here</strong>, or paste one.
        <br />
        PNG, JPEG, WebP, AVIF, GIF or SVG, up to 16 MB. Several files are matched with cards by their names.
      </p>
      <Button variant="default" onClick={open}>
        Choose a file
      </Button>
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
