// The process in which one job runs; talks to runJob.mjs.
import { once } from 'node:events';
import { setV8Flags } from '@cardwright/server/v8';

/** Programs of others, which run with V8's defaults. */
const YARDSTICKS = ['pdfKit', 'pngFloor'];

const [name, parameters] = process.argv.slice(2);
// As the command line does.
if (!YARDSTICKS.includes(name)) setV8Flags();

/** Sends a message and waits for its receipt, so that the measurement is taken while this process is idle. */
async function tell(message) {
  const noted = once(process, 'message');
  process.send(message);
  await noted;
}

/** Times a piece of work. A job may call this several times and prepare in between. */
async function onTheClock(work) {
  await tell({ type: 'start' });
  const cpu = process.cpuUsage();
  const start = performance.now();
  const value = await work();
  const wallMs = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  await tell({ type: 'stop', wallMs, ownCpuMs: (user + system) / 1000 });
  return value;
}

const { default: job } = await import(new URL(`../jobs/${name}.mjs`, import.meta.url).href);
await tell({ type: 'value', value: await job(JSON.parse(parameters), onTheClock) });
process.disconnect();
