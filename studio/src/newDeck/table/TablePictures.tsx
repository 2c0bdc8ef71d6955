import { Button, Group, Text } from '@mantine/core';
import { Images, X } from 'lucide-react';
import { useId, useRef, type ReactElement } from 'react';
import { useFolderInput } from '../../pictures/matching/useFolderInput.js';
import { counted } from '../../words/counted.js';

interface Props {
  readonly files: readonly File[];
  readonly onFiles: (files: readonly File[]) => void;
}

/** Pictures for the cards of a table. They are matched by name once the deck exists, so that they can be uploaded. */
export function TablePictures({ files, onFiles }: Props): ReactElement {
  const label = useId();
  const chosen = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  useFolderInput(folder);
  const input = { type: 'file', hidden: true, multiple: true } as const;
  const read = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void =>
    onFiles([...(currentTarget.files ?? [])]);
  return (
    <div role="group" aria-labelledby={label}>
      <Text id={label} fw={600} size="sm">
        Pictures
      </Text>
      <Text size="sm" c="var(--cw-ink2)" mb="xs">
        {files.length === 0
          ? 'Files are matched with cards by title, number or a column with file names. You can also add them later.'
          : `${counted(files.length, 'file')} chosen. You see which card gets which picture once the deck is created.`}
      </Text>
      <input ref={chosen} {...input} accept="image/*" aria-label="Picture files" onChange={read} />
      <input ref={folder} {...input} aria-label="Folder with pictures" onChange={read} />
      <Group gap="xs">
        <Button variant="default" leftSection={<Images size={16} />} onClick={() => chosen.current?.click()}>
          Choose pictures
        </Button>
        <Button variant="default" onClick={() => folder.current?.click()}>
          Choose a folder
        </Button>
        {files.length > 0 && (
          <Button variant="subtle" color="gray" leftSection={<X size={16} />} onClick={() => onFiles([])}>
            Use none
          </Button>
        )}
      </Group>
    </div>
  );
}
