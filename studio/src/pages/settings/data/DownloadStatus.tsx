import { Progress } from '@mantine/core';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './data.module.css';
import type { DownloadState } from './useDataDownload.js';
import { counted } from '../../../words/counted.js';

/** The download's progress and outcome. */
export function DownloadStatus({ state }: { readonly state: DownloadState }): ReactElement | null {
  if (state.status === 'idle') return null;
  if (state.status === 'running') {
    const { done, total } = state;
    const text = total === undefined ? 'Gathering decks and templates' : `Picture ${done} of ${total}`;
    return (
      <div className={styles.status} role="status">
        <span>{text}</span>
        <Progress
          value={total === undefined || total === 0 ? 5 : (done / total) * 100}
          aria-label="Download"
          className={styles.progress}
        />
      </div>
    );
  }
  const failed = state.status === 'failed';
  const Icon = failed ? CircleAlert : CircleCheck;
  return (
    <p className={styles.status} data-failed={failed || undefined} role={failed ? 'alert' : 'status'}>
      <Icon size={16} aria-hidden />
      <span>{failed ? `Nothing was downloaded. ${state.message}` : doneText(state)}</span>
    </p>
  );
}

function doneText({ decks, missing }: { readonly decks: number; readonly missing: number }): string {
  const packed = `Downloaded, with ${counted(decks, 'deck')}.`;
  if (missing === 0) return packed;
  return `${packed} ${counted(missing, 'picture')} could not be fetched; missing.txt names them.`;
}
