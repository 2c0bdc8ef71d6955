import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { UsageError } from '../exitCode.js';

/** Longer than any password or token. */
const MOST_BYTES = 64 * 1024;

/** Asks on the terminal; the question goes to standard error. @param instead option that spares the question */
export function askText(question: string, instead: string, signal: AbortSignal): Promise<string> {
  return ask(question, instead, signal, false);
}

/** As `askText`; what is typed is not shown. */
export function askSecret(question: string, instead: string, signal: AbortSignal): Promise<string> {
  return ask(question, instead, signal, true);
}

async function ask(question: string, instead: string, signal: AbortSignal, isSecret: boolean): Promise<string> {
  if (!process.stdin.isTTY) throw new UsageError(`There is no terminal to ask at; use ${instead}.`);
  // The prompt of a silent line would be silent as well.
  if (isSecret) process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: isSecret ? silent : process.stderr, terminal: true });
  try {
    // The terminal is in raw mode, so Ctrl-C comes as a key.
    lines.once('SIGINT', () => process.kill(process.pid, 'SIGINT'));
    return (await lines.question(isSecret ? '' : question, { signal })).trim();
  } finally {
    lines.close();
    if (isSecret) process.stderr.write('\n');
  }
}

/** All of standard input without the line break at its end, as `--password-stdin` takes it. */
export async function readSecret(): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > MOST_BYTES) throw new UsageError('Standard input is too long for a password or token.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/\r?\n$/, '');
}
