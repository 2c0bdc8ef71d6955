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
        'DATABASE_URL is missing: a worker needs the PostgreSQL server that its Cardwright server uses. With the embedded database no worker is needed, because the server makes the exports itself.',
      );
    endBySignal();
    await runWorker(config);
  });
  return EXIT.done;
}
