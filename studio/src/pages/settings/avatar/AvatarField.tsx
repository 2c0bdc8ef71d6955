import { Button } from '@mantine/core';
import { ImagePlus, Trash2 } from 'lucide-react';
import { lazy, type ReactElement, useEffect, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { LazyPart } from '../../../components/LazyPart.js';
import type { Me } from '../../../api/members.js';
import { MemberAvatar } from '../../../components/MemberAvatar.js';
import styles from './AvatarField.module.css';
import { PICTURE_TYPES, pictureIn, pictureProblem } from '../../../pictures/readPicture.js';
import { useAvatar } from './useAvatar.js';

const CropDialog = lazy(() => import('./CropDialog.js'));

/** The picture: chosen, dropped or pasted, then cropped to a circle. */
export function AvatarField({ me }: { readonly me: Me }): ReactElement {
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string | null>(null);
  const avatar = useAvatar(me);
  const take = (chosen: File | undefined): void => {
    if (chosen === undefined) return;
    const found = pictureProblem(chosen);
    setProblem(found);
    if (found === null) setFile(chosen);
  };
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: PICTURE_TYPES,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, refused) => take(accepted[0] ?? refused[0]?.file),
  });
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent): void => take(pictureIn(clipboardData));
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, []);
  return (
    <div {...getRootProps({ className: styles.field, 'data-over': isDragActive || undefined })}>
      <input {...getInputProps({ 'aria-label': 'Picture file' })} />
      <MemberAvatar name={me.display_name || me.email} src={me.avatar_url} size={88} />
      <div className={styles.words}>
        <h3 className={styles.title}>Your picture</h3>
        <p className={styles.hint}>
          {isDragActive
            ? 'Drop to use it.'
            : 'Choose a picture, drop it here, or paste it. Without one, your initials are shown.'}
        </p>
        <div className={styles.buttons}>
          <Button variant="default" leftSection={<ImagePlus size={16} aria-hidden />} onClick={open}>
            Choose picture
          </Button>
          {me.avatar_url !== null && (
            <Button
              variant="subtle"
              color="pip"
              leftSection={<Trash2 size={16} aria-hidden />}
              onClick={avatar.remove}
              loading={avatar.isPending}
            >
              Remove picture
            </Button>
          )}
        </div>
        <div role="alert">{problem !== null && <p className={styles.problem}>{problem}</p>}</div>
      </div>
      {file !== undefined && (
        <LazyPart>
          <CropDialog file={file} onKeep={avatar.upload} onClose={() => setFile(undefined)} />
        </LazyPart>
      )}
    </div>
  );
}
