import { Button } from '@mantine/core';
import { Images } from 'lucide-react';
import { useRef, type ReactElement } from 'react';
import { useDropzone } from 'react-dropzone';
import { useFolderInput } from './useFolderInput.js';
import styles from '../PicturesDialog.module.css';

/** Takes many pictures: dropped files and folders, or chosen ones. */
export function PictureFiles({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }): ReactElement {
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    onDrop: (files) => onFiles(files),
  });
  const folder = useRef<HTMLInputElement>(null);
  useFolderInput(folder);
  return (
    <div {...getRootProps({ className: styles.drop })} data-over={isDragActive || undefined}>
      <input {...getInputProps({ accept: 'image/*', 'aria-label': 'Picture files' })} />
      <input
        ref={folder}
        type="file"
        hidden
        aria-label="Folder with pictures"
        onChange={({ currentTarget }) => onFiles([...(currentTarget.files ?? [])])}
      />
      <Images size={28} strokeWidth={1.75} aria-hidden />
      <p>
        <strong>Drop pictures or a folder here.</strong>
        <br />
        Name each file after its card: its title, its number, or what a column of your table says.
      </p>
      <div className={styles.footer} data-keep-clear>
        <Button variant="default" onClick={open}>
          Choose files
        </Button>
        <Button variant="default" onClick={() => folder.current?.click()}>
          Choose a folder
        </Button>
      </div>
    </div>
  );
}
