import { describeStart, readConfig, runServer } from '@cardwright/server/run';
import type { ServiceContext } from '../commandContext.js';
import { EXIT, type ExitCode } from '../exitCode.js';
import { type Variables, withStartFailures } from './withStartFailures.js';

/** `cardwright serve` */
export async function runServe(
  { output, signal, endBySignal }: ServiceContext,
  variables: Variables,
): Promise<ExitCode> {
  await withStartFailures(async () => {
    const config = readConfig(variables);
    endBySignal();
    await runServer(config, {
      stop: signal,
      // The result alone is on standard output, so that programs can parse it.
      ...(output.isJson && { logTo: process.stderr }),
      onStart: (started) => output.result(started, describeStart(started, config)),
    });
  });
  return EXIT.done;
}
