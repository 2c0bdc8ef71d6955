// The server without the command line.
import { describeStart } from './run/describeStart.js';
import { startFailure } from './run/startFailure.js';
import { readConfig } from './config.js';
import { runServer } from './runServer.js';

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort(signal));

try {
  const config = readConfig(process.env);
  await runServer(config, {
    stop: stop.signal,
    onStart: (started) => process.stdout.write(describeStart(started, config)),
  });
} catch (error) {
  const failure = startFailure(error);
  if (failure === undefined) throw error;
  process.stderr.write(`${failure.message}\n`);
  process.exitCode = failure.exitCode;
}
