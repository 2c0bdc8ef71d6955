import { Option } from 'commander';
import type { CalibrateFlags } from '../calibrating/runCalibrate.js';
import { examples, required, withCommonOptions, type AddCommand } from './shared.js';

export const addCalibrate: AddCommand = (program, run) => {
  withCommonOptions(program.command('calibrate'))
    .summary('a sheet to measure your printer with')
    .description(
      'Makes a PDF of two pages that shows by how much your printer’s back side is off; the sheet itself says how to read it.',
    )
    .option('-o, --out <file>', 'the PDF to write (required)')
    .option('--paper <paper>', 'a name from `cardwright presets`, or measures such as 320x450mm', 'a4')
    .addOption(
      new Option('--duplex <mode>', 'the edge that your printer turns the paper on')
        .choices(['long-edge', 'short-edge'])
        .default('long-edge'),
    )
    .addHelpText(
      'after',
      examples(
        ['calibrate --out calibration.pdf', 'print it, prick it, read it …'],
        ['export my-deck --preset home-a4 --calibration 0.5,-0.3,1.002 --out sheets.pdf', '… and use what you read'],
      ),
    )
    .action(
      run(async (context, flags: CalibrateFlags) => {
        required(flags.out, '--out <file>');
        const { withBrowser } = await import('../faces/withBrowser.js');
        return withBrowser(true, async (pool) => {
          const { runCalibrate } = await import('../calibrating/runCalibrate.js');
          return runCalibrate(context, flags, pool);
        });
      }),
    );
};
