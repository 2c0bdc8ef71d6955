import { Button, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type ReactElement, type SubmitEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { deleteMe, lastAdminQuery, type Me } from '../../../api/members.js';
import { Dialog } from '../../../components/Dialog.js';
import { whileLeaving } from '../../../session/endedSession.js';
import { signOut } from '../../../auth/signOut.js';
import styles from './data.module.css';
import { DownloadStatus } from './DownloadStatus.js';
import { useDataDownload } from './useDataDownload.js';

interface DeleteAccountDialogProps {
  readonly me: Me;
  readonly onClose: () => void;
}

/** In three steps: download everything, type the address or DELETE, delete. The last admin learns at once why not. */
export default function DeleteAccountDialog({ me, onClose }: DeleteAccountDialogProps): ReactElement {
  const { email } = me;
  const [typed, setTyped] = useState('');
  const { data: isLastAdmin = false } = useQuery(lastAdminQuery(me));
  const { state, start, cancel } = useDataDownload();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const deletion = useMutation({
    mutationFn: () =>
      whileLeaving(async () => {
        await deleteMe(email);
        await signOut('local');
      }),
    onSuccess: async () => {
      await navigate('/login', { replace: true, state: { signedOut: 'deleted' } });
      queries.clear();
    },
  });
  const isConfirmed = typed.trim() === 'DELETE' || typed.trim().toLowerCase() === email.toLowerCase();
  const isReady = isConfirmed && state.status === 'done';
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isReady) deletion.mutate();
  };
  if (isLastAdmin) return <LastAdmin onClose={onClose} />;
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Delete your account?"
      size={520}
      closeOnClickOutside={false}
      closeOnEscape={!deletion.isPending}
      withCloseButton={!deletion.isPending}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form className={styles.dialog} onSubmit={submit} noValidate>
        <p className={styles.text}>
          Your decks, templates, colour schemes, banners and pictures are deleted with it, immediately and permanently.
          They do not go to the bin: what you download now is the only copy.
        </p>
        <ol className={styles.steps}>
          <li>
            <h3>Download everything</h3>
            <DownloadStatus state={state} />
            {state.status === 'running' ? (
              <Button variant="default" onClick={cancel}>
                Cancel download
              </Button>
            ) : (
              <Button
                variant="default"
                leftSection={<Download size={16} aria-hidden />}
                onClick={start}
                data-autofocus={state.status === 'idle' || undefined}
              >
                {state.status === 'done' ? 'Download again' : 'Download everything'}
              </Button>
            )}
          </li>
          <li>
            <h3>Confirm the deletion</h3>
            <TextInput
              label={`Type ${email} or DELETE`}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              disabled={state.status !== 'done'}
              description={state.status === 'done' ? undefined : 'After the download.'}
            />
          </li>
        </ol>
        <div role="alert">
          {deletion.error !== null && (
            <p className={styles.problem}>Your account is still there. {deletion.error.message}</p>
          )}
        </div>
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose} disabled={deletion.isPending}>
            Keep account
          </Button>
          <Button type="submit" color="pip" disabled={!isReady} loading={deletion.isPending}>
            Delete account
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function LastAdmin({ onClose }: Pick<DeleteAccountDialogProps, 'onClose'>): ReactElement {
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Your account cannot be deleted yet"
      size={520}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <div className={styles.dialog}>
        <p className={styles.text}>
          You are the last admin of this server. Without one, nobody could open the admin area. Make someone else an
          admin first.
        </p>
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose}>
            Keep account
          </Button>
          <Button component={Link} to="/admin/members" data-autofocus>
            Choose an admin
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
