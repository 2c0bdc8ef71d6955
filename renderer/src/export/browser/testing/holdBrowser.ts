import { abortOnTermination } from '../../files/abortOnTermination.js';
import { writeFileAtomically } from '../../files/writeFileAtomically.js';
import { BrowserPool } from '../BrowserPool.js';

/**
 * A program for the termination test: keeps a browser open and a file half written, prints the browser's process id,
 * and waits for a signal. `process.argv[2]` is the file.
 */
const termination = abortOnTermination();
const pool = new BrowserPool({ fonts: { fontBytes: () => new Uint8Array() } });
try {
  await pool.withPage(async () => {
    const content = (async function* () {
      yield Buffer.from('half');
      process.stdout.write(`${await pool.processId()}\n`);
      await new Promise((resolve) => termination.signal.addEventListener('abort', resolve));
      termination.signal.throwIfAborted();
    })();
    await writeFileAtomically(process.argv[2] as string, content, { signal: termination.signal });
  }, termination.signal);
} catch (error) {
  if (!termination.signal.aborted) throw error;
} finally {
  await pool.close();
  termination.dispose();
}
process.exitCode = termination.exitCode ?? 1;
