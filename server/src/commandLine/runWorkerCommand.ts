import { EXIT, UsageError, type ExitCode, type ServiceContext } from '@cardwright/cli/commands';
import { readConfig } from '../config.js';
import { runWorker } from '../jobs/runWorker.js';
import { withStartFailures } from './withStartFailures.js';

type Variables = Readonly<Record<string, string | undefined>>;

/** `cardwright worker` */
export async function runWorkerCommand({ endBySignal }: ServiceContext, variables: Variables): Promise<ExitCode> {
  await withStartFailures(async () => {
    const config = readConfig(variables);
    if (config.databaseUrl === undefined)
      throw new UsageError(
        'DATABASE_URL is missing: a worker needs the PostgreSQL that its server uses. With the embedded database the server makes exports itself, and no worker is needed.',
      );
    endBySignal();
    await runWorker(config);
  });
  return EXIT.done;
}
