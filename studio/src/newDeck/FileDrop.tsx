import { Button } from '@mantine/core';
import { Upload } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';
import { toast } from '../toasts/toast.js';
import styles from './FileDrop.module.css';
import { sortDropped } from './sortDropped.js';

/** More names than these would fill a toast. */
const NAMED = 3;

interface FileDropProps {
  /** The request: 'Drop a spreadsheet here'. */
  readonly title: string;
  readonly hint: ReactNode;
  readonly buttonLabel: string;
  /** Extensions for the file chooser. Dropped files are checked when they are read. */
  readonly endings: readonly string[];
  readonly isBusy: boolean;
  /** @param pictures that were dropped with it */
  readonly onFile: (file: File, pictures: readonly File[]) => void;
  /** Whether it uses pictures. */
  readonly takesPictures?: boolean;
}

/** A drop zone for one file, with an equivalent button. Of several files, it says which ones it leaves out. */
export function FileDrop(props: FileDropProps): ReactElement {
  const { title, hint, buttonLabel, endings, isBusy, onFile, takesPictures = false } = props;
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    disabled: isBusy,
    onDrop: (files) => {
      const { file, pictures, others } = sortDropped(files, endings);
      if (file === undefined) return;
      const leftOut = takesPictures ? others : [...pictures, ...others];
      if (leftOut.length > 0)
        toast({
          title: `${file.name} was read`,
          message: `Left out: ${firstNames(leftOut)}.`,
          kind: 'info',
        });
      onFile(file, pictures);
    },
  });
  return (
    <div {...getRootProps({ className: styles.drop ?? '' })} data-active={isDragActive || undefined}>
      <input {...getInputProps({ accept: endings.join(','), multiple: false, 'aria-label': buttonLabel })} />
      <Upload size={26} strokeWidth={1.75} aria-hidden />
      <strong className={styles.title}>{title}</strong>
      <span className={styles.hint}>{hint}</span>
      <Button variant="default" loading={isBusy} onClick={open} mt="xs">
        {buttonLabel}
      </Button>
    </div>
  );
}

function firstNames(files: readonly File[]): string {
  const names = files.slice(0, NAMED).map(({ name }) => name);
  const more = files.length - names.length;
  return `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
