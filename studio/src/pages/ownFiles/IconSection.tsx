import { encodingOf } from '@cardwright/renderer';
import { Button, FileButton } from '@mantine/core';
import { Upload } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { createOwnIcon, type OwnIcon } from '../../api/ownFonts.js';
import { EmptyState } from '../../components/EmptyState.js';
import { Icon } from '../../icons/Icon.js';
import { attempt } from '../../toasts/attempt.js';
import { FileMenu } from '../../components/FileMenu.js';
import { iconNameOf } from './iconNameOf.js';
import styles from './ownFiles.module.css';
import { useOwnFileActions } from './useOwnFileActions.js';
import { useRefreshOwnFiles } from './useRefreshOwnFiles.js';

/** The member's icons, and the way to add some. */
export function IconSection({ icons }: { readonly icons: readonly OwnIcon[] }): ReactElement {
  const refresh = useRefreshOwnFiles();
  const { renameIcon, removeIcon } = useOwnFileActions();
  const [isBusy, setBusy] = useState(false);
  const add = async (files: readonly File[]): Promise<void> => {
    setBusy(true);
    const taken = icons.map(({ name }) => name);
    for (const file of files) {
      const name = iconNameOf(file.name, taken);
      const create = async (): Promise<unknown> => createOwnIcon(name, await textOf(file));
      if (await attempt(`Failed to add ${file.name}`, create)) taken.push(name);
    }
    await refresh();
    setBusy(false);
  };
  const upload = (
    <FileButton
      multiple
      accept=".svg,image/svg+xml"
      onChange={(files) => void add(files)}
      inputProps={{ 'aria-label': 'Icon files' }}
    >
      {(props) => (
        <Button variant="default" leftSection={<Upload size={16} aria-hidden />} loading={isBusy} {...props}>
          Upload icons
        </Button>
      )}
    </FileButton>
  );
  return (
    <section className={styles.section} aria-labelledby="icons-title">
      <header className={styles.header}>
        <h2 id="icons-title">Icons</h2>
        {icons.length > 0 && upload}
      </header>
      {icons.length === 0 ? (
        <EmptyState title="You have no icons yet" actions={upload}>
          Upload SVG files of up to 50 kB. Write the name of an icon in a text to show it, such as [mana]. Parts filled
          with currentColor take the colour of the text.
        </EmptyState>
      ) : (
        <ul className={styles.icons}>
          {icons.map((icon) => (
            <li key={icon.id} className={styles.icon}>
              <Icon icon={icon.name} size={40} />
              <code>[{icon.name}]</code>
              <FileMenu name={icon.name} onRename={() => renameIcon(icon)} onRemove={() => void removeIcon(icon)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Some editors save SVG in UTF-16. */
async function textOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}
