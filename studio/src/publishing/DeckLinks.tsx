import { Button, CopyButton, TextInput } from '@mantine/core';
import { Check, Copy } from 'lucide-react';
import type { ReactElement } from 'react';
import { shortPath } from '../publicDecks/shortPath.js';
import styles from './PublishDialog.module.css';

/** Links to share. */
export function DeckLinks({ id }: { readonly id: string }): ReactElement {
  return (
    <div className={styles.links}>
      <LinkField label="Link to the deck" path={shortPath(id)} />
      <LinkField label="Link to play a random card" path={`/play/random/${id}`} />
    </div>
  );
}

function LinkField({ label, path }: { readonly label: string; readonly path: string }): ReactElement {
  const address = `${location.origin}${path}`;
  return (
    <div className={styles.link}>
      <TextInput label={label} value={address} readOnly onFocus={({ currentTarget }) => currentTarget.select()} />
      <CopyButton value={address}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy} leftSection={copied ? <Check size={16} /> : <Copy size={16} />}>
            {copied ? 'Copied' : 'Copy'}
          </Button>
        )}
      </CopyButton>
    </div>
  );
}
