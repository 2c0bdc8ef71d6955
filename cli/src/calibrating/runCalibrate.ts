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
  if (!/\.pdf$/i.test(out)) throw new UsageError(`--out: the file must end in .pdf; it is ${out}.`);
  const sheet = readPaper(paper);
  await writeFileAtomically(out, await calibrationSheet({ sheet, duplex, signal }, pool), { signal });
  output.result(
    { file: out, paper: sheet.slug, duplex },
    `${out}: print it double-sided at 100%, push a pin through the crosses, read the rulers, and pass the values to export --calibration x,y,scale.`,
  );
  return EXIT.done;
}
