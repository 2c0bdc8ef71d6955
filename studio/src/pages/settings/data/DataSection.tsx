import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { lazy, type ReactElement, useState } from 'react';
import { LazyPart } from '../../../components/LazyPart.js';
import { lastAdminQuery, type Me } from '../../../api/members.js';
import { SettingsRow } from '../SettingsRow.js';
import { SettingsSection } from '../SettingsSection.js';
import { DownloadStatus } from './DownloadStatus.js';
import { useDataDownload } from './useDataDownload.js';

const DeleteAccountDialog = lazy(() => import('./DeleteAccountDialog.js'));

/** Deleting the account. */
export function DataSection({ me }: { readonly me: Me }): ReactElement {
  const [isDeleting, setDeleting] = useState(false);
  const { state, start, cancel } = useDataDownload();
  // The dialog then knows it when it opens.
  useQuery(lastAdminQuery(me));
  return (
    <SettingsSection id="data" title="Your data">
      <SettingsRow
        title="Download everything as one file"
        text="A ZIP with your decks as files that can be imported again, templates, colour schemes, banners and pictures."
        action={
          state.status === 'running' ? (
            <Button variant="default" onClick={cancel}>
              Cancel download
            </Button>
          ) : (
            <Button variant="default" leftSection={<Download size={16} aria-hidden />} onClick={start}>
              Download everything
            </Button>
          )
        }
      >
        {state.status !== 'idle' && <DownloadStatus state={state} />}
      </SettingsRow>
      <SettingsRow
        title="Delete account"
        text="Permanently, with all decks, templates and pictures. Shared links stop working."
        action={
          <Button
            variant="light"
            color="pip"
            leftSection={<Trash2 size={16} aria-hidden />}
            onClick={() => setDeleting(true)}
          >
            Delete account
          </Button>
        }
      />
      {isDeleting && (
        <LazyPart>
          <DeleteAccountDialog me={me} onClose={() => setDeleting(false)} />
        </LazyPart>
      )}
    </SettingsSection>
  );
}
