import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { ImageUp } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useDropzone } from 'react-dropzone';
import { PICTURE_TYPES, pictureIn, pictureProblem } from './readPicture.js';
import { CropStep } from './CropStep.js';
import styles from './PicturesDialog.module.css';
import type { ChosenPicture } from './targets.js';

const TYPES = { ...PICTURE_TYPES, 'image/svg+xml': ['.svg'] };

/** A picture that is dropped, pasted or chosen, and cropped before the upload. */
export function UploadTab({ onChoose }: { readonly onChoose: (picture: ChosenPicture) => void }): ReactElement {
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string | null>(null);
  const take = (wanted: File | undefined): void => {
    if (wanted === undefined) return;
    const found = wanted.type === 'image/svg+xml' ? null : pictureProblem(wanted);
    setProblem(found);
    if (found === null) setFile(wanted);
  };
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: TYPES,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    onDrop: ([accepted], [rejected]) => take(accepted ?? rejected?.file),
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
        PNG, JPEG, WebP, AVIF, GIF or SVG, up to 16 MB.
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
