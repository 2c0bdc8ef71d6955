import { ActionIcon, Loader, Tooltip } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleStop, Download, type LucideIcon, RotateCcw, SlidersHorizontal, Trash2 } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';
import {
  cancelExport,
  deleteExport,
  exportChoicesQuery,
  exportKeys,
  isUnderWay,
  retryExport,
  type ExportJob,
} from '../api/exports.js';
import { confirm } from '../components/confirm.js';
import { attempt } from '../toasts/attempt.js';
import { describeExport, waysOf } from './describeExport.js';
import styles from './ExportDialog.module.css';
import { download, followExport } from './exportRuns.js';
import { JobFindings } from './JobFindings.js';

const REMOVAL = {
  message: 'The file is removed from the server. Copies that you have downloaded stay.',
  confirmLabel: 'Delete file',
  danger: true,
};

interface Props extends ComponentProps<typeof JobFindings> {
  /** What chooses the settings of an export again; undefined for one whose preset or size is no longer offered. */
  readonly againLike: (job: ExportJob) => (() => void) | undefined;
}

/** An export, with what was found when it was made. */
export function PastExport({ job, againLike, ...rest }: Props): ReactElement {
  const { id: deckId } = rest.deck;
  const again = isUnderWay(job) ? undefined : againLike(job);
  const queries = useQueryClient();
  const { data: choices } = useQuery(exportChoicesQuery);
  // A preset that is not listed is one of the member's own, deleted since.
  const preset = choices?.presets.find(({ name }) => name === job.preset);
  const name = job.file?.name ?? preset?.title ?? 'Deleted preset';
  const ways = choices === undefined ? [] : waysOf(job, choices).filter((way) => way !== name);
  const act = async (title: string, work: () => Promise<unknown>): Promise<void> => {
    if (await attempt(title, work, job.id)) await queries.invalidateQueries({ queryKey: exportKeys.list(deckId) });
  };
  const retry = async (): Promise<void> => {
    void followExport(queries, deckId, await retryExport(job.id), true);
  };
  const remove = async (): Promise<void> => {
    // Nothing is lost with one that failed.
    const isSure = job.status !== 'done' || (await confirm({ ...REMOVAL, title: `Delete ${name}?` }));
    if (isSure) await act('It could not be deleted', () => deleteExport(job.id));
  };
  return (
    <li className={styles.pastExport}>
      <div className={styles.job}>
        <div>
          <strong>{name}</strong>
          <span>{describeExport(job)}</span>
          <span>{ways.join(', ')}</span>
        </div>
        {isUnderWay(job) && (
          <>
            <Loader size={16} aria-label="In progress" />
            <IconAction
              Icon={CircleStop}
              tip="Stop"
              label={`Stop ${name}`}
              onClick={() => void act('The export could not be stopped', () => cancelExport(job.id))}
            />
          </>
        )}
        {again && (
          <IconAction
            Icon={SlidersHorizontal}
            tip="Use these settings"
            label={`Use the settings of ${name}`}
            onClick={again}
          />
        )}
        {job.status === 'done' && (
          <IconAction
            Icon={Download}
            tip="Download"
            label={`Download ${name}`}
            onClick={() => void act('The file is not available', () => download(job))}
          />
        )}
        {(job.status === 'failed' || job.status === 'cancelled') && (
          <IconAction
            Icon={RotateCcw}
            tip="Make again"
            label={`Make ${name} again`}
            onClick={() => void act('It could not be started', retry)}
          />
        )}
        {!isUnderWay(job) && (
          <IconAction Icon={Trash2} tip="Delete" label={`Delete ${name}`} onClick={() => void remove()} />
        )}
      </div>
      <JobFindings job={job} {...rest} />
    </li>
  );
}

interface IconActionProps {
  readonly Icon: LucideIcon;
  readonly tip: string;
  /** Also names the export. */
  readonly label: string;
  readonly onClick: () => void;
}

function IconAction({ Icon, tip, label, onClick }: IconActionProps): ReactElement {
  return (
    <Tooltip label={tip}>
      <ActionIcon aria-label={label} onClick={onClick}>
        <Icon size={16} />
      </ActionIcon>
    </Tooltip>
  );
}
