import { calibrationSheet, writeFileAtomically, type BrowserPool, type DuplexMode } from '@cardwright/renderer/export';
import type { CommandContext } from '../commandContext.js';
import { EXIT, UsageError, type ExitCode } from '../exitCode.js';
import { readPaper } from '../options/readStock.js';

export interface CalibrateFlags {
  readonly out: string;
  readonly paper: string;
  readonly duplex: Exclude<DuplexMode, 'none'>;
}

/** `cardwright calibrate` */
export async function runCalibrate(
  { output, signal }: CommandContext,
  { out, paper, duplex }: CalibrateFlags,
  pool: BrowserPool,
): Promise<ExitCode> {
  if (!/\.pdf$/i.test(out)) throw new UsageError(`--out: the sheet is a .pdf file, not ${out}.`);
  const sheet = readPaper(paper);
  await writeFileAtomically(out, await calibrationSheet({ sheet, duplex, signal }, pool), { signal });
  output.result(
    { file: out, paper: sheet.slug, duplex },
    `${out}: print it on both sides at 100 %, prick through the crosses, read the rulers, and give what you read to export --calibration x,y,scale.`,
  );
  return EXIT.done;
}
