import type { ServiceContext } from '../commandContext.js';
import { EXIT, UsageError, type ExitCode } from '../exitCode.js';
import { type Variables, withServer } from './withServer.js';

/** `cardwright worker` */
export async function runWorker({ endBySignal }: ServiceContext, variables: Variables): Promise<ExitCode> {
  await withServer(async ({ readConfig, runWorker: work }) => {
    const config = readConfig(variables);
    if (config.databaseUrl === undefined)
      throw new UsageError(
        'DATABASE_URL is missing: a worker needs the PostgreSQL server that its Cardwright server uses. With the embedded database no worker is needed, because the server makes the exports itself.',
      );
    endBySignal();
    await work(config);
  });
  return EXIT.done;
}
