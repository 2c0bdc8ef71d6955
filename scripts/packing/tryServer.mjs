// Starts the server that is installed in this folder, requests the studio and the API, and stops it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const program = join(process.cwd(), 'node_modules', '@cardwright', 'cli', 'bin', 'cardwright.mjs');
const env = { ...process.env, PORT: '0', CARDWRIGHT_DATA: join(process.cwd(), '.data'), LOG_LEVEL: 'warn' };
const server = spawn(process.execPath, [program, 'serve', '--json'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
const ended = once(server, 'exit');

let printed = '';
const started = new Promise((resolve, reject) => {
  server.stdout.setEncoding('utf8').on('data', (text) => {
    printed += text;
    if (printed.endsWith('}\n')) resolve(JSON.parse(printed));
  });
  void ended.then(([code]) => reject(new Error(`The server ended with ${code}: ${printed}`)));
});

try {
  const { url, accounts } = await started;
  const page = await (await fetch(url)).text();
  if (!page.includes('<div id="root">')) throw new Error(`The server did not send the studio: ${page.slice(0, 300)}`);
  const { worlds } = await (await fetch(`${url}/api/worlds`)).json();
  if (accounts.length !== 2 || worlds.length === 0) throw new Error('Accounts or worlds are missing.');
} finally {
  server.kill('SIGTERM');
  const [code] = await ended;
  if (code !== 0) process.exitCode = 1;
}
