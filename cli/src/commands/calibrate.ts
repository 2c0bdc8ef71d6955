import { Option } from 'commander';
import type { CalibrateFlags } from '../calibrating/runCalibrate.js';
import { required, withCommonOptions, withExamples, type AddCommand } from '../describeCommand.js';

export const addCalibrate: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('calibrate'))
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
    .action(
      run(async (context, flags: CalibrateFlags) => {
        required(flags.out, '--out <file>');
        const { withBrowser } = await import('../withBrowser.js');
        return withBrowser(true, async (pool) => {
          const { runCalibrate } = await import('../calibrating/runCalibrate.js');
          return runCalibrate(context, flags, pool);
        });
      }),
    );
  withExamples(
    command,
    ['calibrate --out calibration.pdf', 'print it, prick it, read it …'],
    ['export my-deck --preset home-a4 --calibration 0.5,-0.3,1.002 --out sheets.pdf', '… and use what you read'],
  );
};
