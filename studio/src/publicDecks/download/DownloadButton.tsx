import { Button, Progress } from '@mantine/core';
import { Download as DownloadIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import type { DownloadChoice } from '../../api/downloads.js';
import { fileSize } from '../../exporting/fileSize.js';
import { stageCount, stageName } from '../../exporting/stageName.js';
import classes from './DownloadButton.module.css';
import { useDownload } from './useDownload.js';

interface Props {
  readonly choice: DownloadChoice;
  /** The words on the button. */
  readonly children: string;
}

/** Has a file to print made, shows how far it is, and saves it. Each choice has its own file. */
export function DownloadButton(props: Props): ReactElement {
  return <Downloading key={Object.values(props.choice).join(' ')} {...props} />;
}

function Downloading({ choice, children }: Props): ReactElement {
  const { download, isRunning, failure, start, address } = useDownload(choice);
  return (
    <div className={classes.download}>
      {download?.status === 'done' ? (
        <Button
          component="a"
          href={address}
          download
          variant="default"
          leftSection={<DownloadIcon size={16} aria-hidden />}
        >
          {children}
        </Button>
      ) : (
        <Button
          variant="default"
          loading={isRunning}
          onClick={start}
          leftSection={<DownloadIcon size={16} aria-hidden />}
        >
          {children}
        </Button>
      )}
      {download?.file && <span className={classes.size}>{fileSize(download.file.size)}</span>}
      {isRunning && (
        <div className={classes.progress}>
          <span>
            <span role="status">{download === undefined ? 'Asking for the file' : stageName(download)}</span>
            {download && stageCount(download)}
          </span>
          <Progress value={(download?.progress.share ?? 0) * 100} aria-label="Making the PDF" />
        </div>
      )}
      {failure !== undefined && (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
    </div>
  );
}
