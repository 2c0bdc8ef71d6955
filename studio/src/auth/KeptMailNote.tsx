import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import type { ReactElement } from 'react';
import { configQuery } from '../api/config.js';
import styles from './KeptMailNote.module.css';

/** On a server without a mail service, says where kept e-mails can be read; otherwise shows nothing. */
export function KeptMailNote(): ReactElement | null {
  const { data } = useQuery(configQuery);
  if (data?.mail !== 'kept') return null;
  return (
    <p className={styles.note}>
      <Inbox size={16} aria-hidden />
      <span>
        This server stores e-mails instead of sending them. Admins can read them under <code>/admin</code>; whoever runs
        the server finds them in the folder <code>mails</code> of its data folder.
      </span>
    </p>
  );
}
