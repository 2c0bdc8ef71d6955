import { Option } from 'commander';
import type { CalibrateFlags } from '../calibrating/runCalibrate.js';
import { withCommonOptions, withExamples, type AddCommand } from '../describeCommand.js';

export const addCalibrate: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('calibrate'))
    .summary('make a sheet that measures your printer')
    .description(
      'Makes a two-page PDF that shows how far your printer shifts the back of a sheet: print it, hold it up to the light, and read two numbers. They are stored for the printer, and `cardwright export --printer` uses them. Printers turn landscape pages, so the numbers apply only to sheets of the same orientation and flip.',
    )
    .option('-o, --out <file>', 'the PDF to write (required, except with --values)')
    .option('--paper <paper>', 'a name from `cardwright presets`, or dimensions such as 320x450mm', 'a4')
    .addOption(
      new Option('--orientation <orientation>', 'how the sheet lies (default: as the paper is given)').choices([
        'portrait',
        'landscape',
      ]),
    )
    .addOption(
      new Option('--duplex <mode>', 'the edge over which your printer flips the paper')
        .choices(['long-edge', 'short-edge'])
        .default('long-edge'),
    )
    .option('--printer <name>', 'your name for the printer; on a terminal, you are asked for its numbers')
    .option('--values <numbers>', 'store these numbers without a sheet: right,down[,scale] in mm')
    .action(
      run(async (context, flags: CalibrateFlags) => {
        const { runCalibrate } = await import('../calibrating/runCalibrate.js');
        return runCalibrate(context, flags);
      }),
    );
  withExamples(
    command,
    ['calibrate --printer office --out calibration.pdf', 'print it and type the two numbers …'],
    ['export my-deck --preset home-a4 --printer office --out sheets.pdf', '… then use them by the name of the printer'],
    ['calibrate --printer office --values 0.5,-0.3', 'store numbers that you know'],
  );
};
