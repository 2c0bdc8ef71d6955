import { Button } from '@mantine/core';
import { Upload } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';
import styles from './FileDrop.module.css';

interface FileDropProps {
  /** The request: 'Drop a spreadsheet here'. */
  readonly title: string;
  readonly hint: ReactNode;
  readonly buttonLabel: string;
  /** Extensions for the file chooser. Dropped files are checked when they are read. */
  readonly endings: readonly string[];
  readonly isBusy: boolean;
  readonly onFile: (file: File) => void;
}

/** A drop zone for one file, with an equivalent button. */
export function FileDrop({ title, hint, buttonLabel, endings, isBusy, onFile }: FileDropProps): ReactElement {
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    multiple: false,
    noClick: true,
    noKeyboard: true,
    disabled: isBusy,
    onDrop: ([file]) => {
      if (file !== undefined) onFile(file);
    },
  });
  return (
    <div {...getRootProps({ className: styles.drop ?? '' })} data-active={isDragActive || undefined}>
      <input {...getInputProps({ accept: endings.join(','), 'aria-label': buttonLabel })} />
      <Upload size={26} strokeWidth={1.75} aria-hidden />
      <strong className={styles.title}>{title}</strong>
      <span className={styles.hint}>{hint}</span>
      <Button variant="default" loading={isBusy} onClick={open} mt="xs">
        {buttonLabel}
      </Button>
    </div>
  );
}
