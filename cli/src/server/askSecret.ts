import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { UsageError } from '../exitCode.js';

/** More than any password or token needs. */
const MOST_BYTES = 64 * 1024;

/** Asks on the terminal; the question goes to standard error. @param instead option to use without a terminal */
export function askText(question: string, instead: string, signal: AbortSignal): Promise<string> {
  return ask(question, instead, signal, false);
}

/** Like `askText`, but hides the input. */
export function askSecret(question: string, instead: string, signal: AbortSignal): Promise<string> {
  return ask(question, instead, signal, true);
}

async function ask(question: string, instead: string, signal: AbortSignal, isSecret: boolean): Promise<string> {
  if (!process.stdin.isTTY) throw new UsageError(`The command cannot ask without a terminal; use ${instead}.`);
  // readline would hide its own prompt, too.
  if (isSecret) process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: isSecret ? silent : process.stderr, terminal: true });
  try {
    // The terminal is in raw mode, so Ctrl-C arrives as a key.
    lines.once('SIGINT', () => process.kill(process.pid, 'SIGINT'));
    return (await lines.question(isSecret ? '' : question, { signal })).trim();
  } finally {
    lines.close();
    if (isSecret) process.stderr.write('\n');
  }
}

/** All of standard input without the final line break, for `--password-stdin`. */
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
