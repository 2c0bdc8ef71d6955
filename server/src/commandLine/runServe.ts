import { EXIT, type ExitCode, type ServiceContext } from '@cardwright/cli/commands';
import { readConfig } from '../config.js';
import { runServer } from '../runServer.js';
import { describeStart } from './describeStart.js';
import { withStartFailures } from './withStartFailures.js';

type Variables = Readonly<Record<string, string | undefined>>;

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
      onStart: (started) => output.result(started, describeStart(started, config)),
    });
  });
  return EXIT.done;
}
