import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { ImageUp } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useDropzone } from 'react-dropzone';
import { pictureAddress } from '../rendering/pictureAddress.js';
import { downloadPicture } from './downloadPicture.js';
import { pictureIn, UPLOAD_TYPES, uploadProblem } from './readPicture.js';
import { CropStep } from './CropStep.js';
import styles from './PicturesDialog.module.css';
import { PresentPictures } from './PresentPictures.js';
import type { ChosenPicture } from './targets.js';

interface Props {
  /** The addresses of the pictures that a new one replaces. */
  readonly present?: readonly string[];
  readonly onRemove?: () => void;
  readonly onChoose: (picture: ChosenPicture) => void;
  /** Takes several files for the cards that they are named after; without it, one is taken. */
  readonly onSeveral?: (files: File[]) => void;
  /** Others show the picture, too, so that it cannot be private. */
  readonly isPublic?: boolean;
}

/** A picture that is dropped, pasted or chosen, and cropped before the upload. */
export function UploadTab({ present = [], onChoose, onRemove, onSeveral, isPublic = false }: Props): ReactElement {
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string | null>(null);
  const [isLoading, setLoading] = useState(false);
  const take = (wanted: File | undefined): void => {
    if (wanted === undefined) return;
    const found = uploadProblem(wanted);
    setProblem(found);
    if (found === null) setFile(wanted);
  };
  const cropPresent = async (url: string): Promise<void> => {
    setLoading(true);
    setProblem(null);
    try {
      const picture = await downloadPicture(url, pictureAddress(url));
      setFile(new File([picture], url, { type: picture.type }));
    } catch {
      setProblem('The present picture cannot be loaded. Try again, or choose its file.');
    }
    setLoading(false);
  };
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: UPLOAD_TYPES,
    multiple: onSeveral !== undefined,
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, rejected) => {
      // The review of several says why some cannot be used.
      const files = [...accepted, ...rejected.map((each) => each.file)];
      if (onSeveral !== undefined && files.length > 1) onSeveral(files);
      else take(files[0]);
    },
  });
  useWindowEvent('paste', ({ clipboardData }) => take(pictureIn(clipboardData)));
  const hasPicture = present.length > 0;
  const [only] = present.length === 1 ? present : [];
  if (file !== undefined)
    return (
      <CropStep
        key={`${file.name} ${file.lastModified}`}
        file={file}
        isPublic={isPublic}
        onChoose={onChoose}
        onBack={(why) => {
          setFile(undefined);
          setProblem(why ?? null);
        }}
      />
    );
  return (
    <div {...getRootProps({ className: styles.drop })} data-over={isDragActive || undefined}>
      <input {...getInputProps({ 'aria-label': 'Picture file' })} />
      {hasPicture ? <PresentPictures urls={present} /> : <ImageUp size={28} strokeWidth={1.75} aria-hidden />}
      <p>
        <strong>Drop {hasPicture ? 'another' : 'a'} picture here</strong>, or paste one.
        <br />
        PNG, JPEG, WebP, AVIF, GIF or SVG.
        {onSeveral !== undefined && ' Several files are matched with cards by their names.'}
      </p>
      <div className={styles.choices}>
        <Button variant="default" data-autofocus onClick={open}>
          Choose {hasPicture ? 'another' : 'a'} file
        </Button>
        {only !== undefined && (
          <Button variant="default" loading={isLoading} onClick={() => void cropPresent(only)}>
            Crop this picture
          </Button>
        )}
        {hasPicture && onRemove !== undefined && (
          <Button variant="light" color="pip" onClick={onRemove}>
            Remove picture
          </Button>
        )}
      </div>
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
