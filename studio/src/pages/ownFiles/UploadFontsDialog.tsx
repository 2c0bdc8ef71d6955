import { Button, Checkbox, Group } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { uploadOwnFont } from '../../api/ownFonts.js';
import { Dialog } from '../../components/Dialog.js';
import styles from './ownFiles.module.css';
import { useRefreshOwnFiles } from './useRefreshOwnFiles.js';

interface Props {
  readonly files: readonly File[];
  readonly onClose: () => void;
}

const MOST_BYTES = 10_000_000;

/** Asks about the licence, then uploads one font after another. What is refused stays in the list, with the reason. */
export function UploadFontsDialog({ files, onClose }: Props): ReactElement {
  const refresh = useRefreshOwnFiles();
  const [isLicensed, setLicensed] = useState(false);
  const [left, setLeft] = useState(files);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const upload = async (): Promise<void> => {
    setBusy(true);
    const found = new Map<string, string>();
    for (const file of left) {
      const problem = await uploadOne(file);
      if (problem !== undefined) found.set(file.name, problem);
    }
    await refresh();
    setBusy(false);
    setProblems(found);
    setLeft(left.filter(({ name }) => found.has(name)));
    if (found.size === 0) onClose();
  };
  return (
    <Dialog opened onClose={onClose} title={files.length === 1 ? 'Upload a font' : 'Upload fonts'} size={520}>
      <ul className={styles.files}>
        {left.map(({ name }) => (
          <li key={name}>
            <strong>{name}</strong>
            {problems.has(name) && <span role="alert">{problems.get(name)}</span>}
          </li>
        ))}
      </ul>
      <Checkbox
        mt="md"
        data-autofocus
        label={`I have a licence for ${left.length === 1 ? 'this font' : 'these fonts'}`}
        description="It allows me to store the files here and to embed them in PDFs of my cards. Fonts whose makers forbid embedding are refused."
        checked={isLicensed}
        onChange={({ currentTarget }) => setLicensed(currentTarget.checked)}
      />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={!isLicensed} loading={isBusy} onClick={() => void upload()}>
          {problems.size > 0 ? 'Try again' : 'Upload'}
        </Button>
      </Group>
    </Dialog>
  );
}

/** @returns why it was refused */
async function uploadOne(file: File): Promise<string | undefined> {
  if (file.size > MOST_BYTES) return 'The font is larger than 10 MB. Upload a version with fewer characters.';
  try {
    await uploadOwnFont(file);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
