import { type SheetDefinition, writeFileAtomically } from '@cardwright/renderer/export';
import { calibrationPdf, EXPORT_OPTIONS, type FlipEdge, type SheetOrientation } from '@cardwright/renderer/imposition';
import type { CommandContext } from '../commandContext.js';
import { required } from '../describeCommand.js';
import { EXIT, UsageError, type ExitCode } from '../exitCode.js';
import { usageError } from '../options/asUsage.js';
import { readOptions } from '../options/readOptions.js';
import { readPaper } from '../options/readStock.js';
import { askText } from '../server/askSecret.js';
import { PrinterFile } from './PrinterFile.js';

export interface CalibrateFlags {
  readonly out?: string;
  readonly paper: string;
  readonly orientation?: SheetOrientation;
  readonly duplex: FlipEdge;
  readonly printer?: string;
  readonly values?: string;
}

/** `cardwright calibrate`: makes the sheet, asks for the two numbers, and stores them for a printer. */
export async function runCalibrate(context: CommandContext, flags: CalibrateFlags): Promise<ExitCode> {
  const { output, signal } = context;
  const { printer, values } = flags;
  const sheet = readPaper(flags.paper);
  const { orientation = orientationOf(sheet), duplex } = flags;
  const measured = { orientation, duplex };
  if (values !== undefined) return store(context, required(printer, '--printer <name>'), values, measured);
  const out = required(flags.out, '--out <file>');
  if (!/\.pdf$/i.test(out)) throw new UsageError(`--out: the file must end in .pdf; it is ${out}.`);
  await writeFileAtomically(out, calibrationPdf({ sheet, ...measured }), { signal });
  if (printer === undefined || !process.stdin.isTTY || output.isJson) {
    const named = JSON.stringify(printer ?? 'my printer');
    const again = orientation === 'portrait' ? '' : ' --orientation landscape';
    const edge = duplex === 'long-edge' ? '' : ' --duplex short-edge';
    output.result(
      { file: out, paper: sheet.slug, ...measured },
      `${out}: print it double-sided at 100%, hold it up to the light, read the two numbers on the back, and store them: cardwright calibrate --printer ${named} --values x,y${again}${edge}`,
    );
    return EXIT.done;
  }
  output.note(`${out}: print it double-sided at 100%, hold it up to the light, and read the rulers on the back.`);
  const x = await askText('How far right is the middle cross, in mm (left is negative)? ', '--values', signal);
  const y = await askText('How far down is it, in mm (up is negative)? ', '--values', signal);
  return store(context, printer, `${x},${y}`, measured);
}

function orientationOf({ widthMm, heightMm }: SheetDefinition): SheetOrientation {
  return widthMm > heightMm ? 'landscape' : 'portrait';
}

/** The sheet that somebody measured. */
type Measured = Required<Pick<CalibrateFlags, 'orientation' | 'duplex'>>;

async function store(
  { output, signal }: CommandContext,
  printer: string,
  values: string,
  measured: Measured,
): Promise<ExitCode> {
  const calibration = { ...readCalibration(values), ...measured };
  const file = new PrinterFile(process.env);
  await file.store(printer, calibration, signal);
  output.result(
    { printer, calibration, file: file.path },
    `Stored ${printer}. Use it with: cardwright export my-deck --preset home-a4 --printer ${JSON.stringify(printer)} --out sheets.pdf`,
  );
  return EXIT.done;
}

function readCalibration(values: string) {
  try {
    const { calibration } = readOptions({ calibration: EXPORT_OPTIONS.calibration }, { calibration: values });
    if (calibration !== undefined) return calibration;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError(error.message.replace('--calibration', '--values'), { cause: error });
  }
  throw usageError('--values', 'Use right,down[,scale] in mm, such as 0.5,-0.3.');
}
