import {
  renderToFolder,
  type DeckStudio,
  type FolderReport,
  type LoadedDeck,
  type RenderPlan,
} from '@cardwright/renderer/production';
import type { CommandContext } from '../commandContext.js';
import { asUsage } from '../options/asUsage.js';
import type { Progress } from '../output.js';

type Hooks = Pick<Parameters<typeof renderToFolder>[3], 'isWanted' | 'onWritten'>;

/** Renders a deck into a folder with a progress bar. @throws UsageError for an invalid pattern */
export async function renderWithBar(
  { output, signal }: CommandContext,
  loaded: LoadedDeck,
  plan: RenderPlan,
  out: string,
  { studio, ...hooks }: Hooks & { readonly studio: DeckStudio },
): Promise<FolderReport> {
  let bar: Progress | undefined;
  let shown = 0;
  const onProgress = ({ done, total }: { readonly done: number; readonly total: number }): void => {
    bar ??= output.progress('Rendering', total);
    if (done > shown) bar.step(done - shown);
    shown = done;
  };
  try {
    return await asUsage(() => renderToFolder(loaded, plan, out, { studio, signal, onProgress, ...hooks }));
  } finally {
    bar?.finish();
  }
}
