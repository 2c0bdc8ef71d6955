import { useEffect, useRef, useState } from 'react';
import { readMyExport } from '../../../api/members.js';
import { saveFile } from '../../../browser/saveFile.js';

export type DownloadState =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly done: number; readonly total: number | undefined }
  | { readonly status: 'done'; readonly decks: number; readonly missing: number }
  | { readonly status: 'failed'; readonly message: string };

interface DataDownload {
  readonly state: DownloadState;
  readonly start: () => void;
  readonly cancel: () => void;
}

/** Downloads all own data as one file. Leaving the page cancels it. */
export function useDataDownload(): DataDownload {
  const [state, setState] = useState<DownloadState>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const download = async (signal: AbortSignal): Promise<void> => {
    setState({ status: 'running', done: 0, total: undefined });
    const [everything, { packExport }] = await Promise.all([readMyExport(signal), import('./packExport.js')]);
    const onProgress = ({ done, total }: { done: number; total: number }): void =>
      setState({ status: 'running', done, total });
    const { file, missing } = await packExport(everything, { signal, onProgress });
    saveFile(file, `cardwright-${new Date().toISOString().slice(0, 10)}.zip`);
    setState({ status: 'done', decks: everything.decks.length, missing: missing.length });
  };
  const start = (): void => {
    const controller = new AbortController();
    running.current = controller;
    download(controller.signal).catch((error: unknown) => {
      if (controller.signal.aborted) setState({ status: 'idle' });
      else setState({ status: 'failed', message: error instanceof Error ? error.message : 'Unknown error' });
    });
  };
  return { state, start, cancel: () => running.current?.abort() };
}
