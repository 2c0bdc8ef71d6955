import { Option } from 'commander';
import type { CalibrateFlags } from '../calibrating/runCalibrate.js';
import { required, withCommonOptions, withExamples, type AddCommand } from '../describeCommand.js';

export const addCalibrate: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('calibrate'))
    .summary('make a sheet that measures your printer')
    .description(
      'Makes a two-page PDF that shows how far your printer shifts the back of a sheet. The sheet includes instructions.',
    )
    .option('-o, --out <file>', 'the PDF to write (required)')
    .option('--paper <paper>', 'a name from `cardwright presets`, or dimensions such as 320x450mm', 'a4')
    .addOption(
      new Option('--duplex <mode>', 'the edge over which your printer flips the paper')
        .choices(['long-edge', 'short-edge'])
        .default('long-edge'),
    )
    .action(
      run(async (context, flags: CalibrateFlags) => {
        required(flags.out, '--out <file>');
        const { withBrowser } = await import('../withBrowser.js');
        return withBrowser(context, true, async (pool) => {
          const { runCalibrate } = await import('../calibrating/runCalibrate.js');
          return runCalibrate(context, flags, pool);
        });
      }),
    );
  withExamples(
    command,
    ['calibrate --out calibration.pdf', 'print it and read the rulers …'],
    ['export my-deck --preset home-a4 --calibration 0.5,-0.3,1.002 --out sheets.pdf', '… then use the values'],
  );
};
