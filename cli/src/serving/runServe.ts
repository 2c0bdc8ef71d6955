import type { ServiceContext } from '../commandContext.js';
import { EXIT, type ExitCode } from '../exitCode.js';
import { type Variables, withServer } from './withServer.js';

/** `cardwright serve` */
export async function runServe(
  { output, signal, endBySignal }: ServiceContext,
  variables: Variables,
): Promise<ExitCode> {
  await withServer(async ({ describeStart, readConfig, runServer }) => {
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
