import { Select } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { readTableFile, type ReadTable } from './readTableInput.js';

interface EncodingSelectProps {
  readonly text: NonNullable<ReadTable['text']>;
  readonly onRead: (read: ReadTable) => void;
}

/** How the letters of a text file are read. Another choice reads the file again; the columns keep their meanings. */
export function EncodingSelect({ text, onRead }: EncodingSelectProps): ReactElement {
  const { file, encoding, choices } = text;
  const read = useMutation({
    mutationFn: (chosen: string) => readTableFile(file, { encoding: chosen }),
    onSuccess: onRead,
  });
  return (
    <Select
      label="Text encoding"
      description={`${file.name} does not state its text encoding. Choose the line that reads correctly.`}
      data={choices.map((choice) => ({ value: choice.encoding, label: `${choice.sample} – ${choice.name}` }))}
      value={encoding}
      allowDeselect={false}
      disabled={read.isPending}
      error={read.error?.message}
      onChange={(chosen) => {
        if (chosen !== null && chosen !== encoding) read.mutate(chosen);
      }}
    />
  );
}
